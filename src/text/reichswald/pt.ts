import type { ReichswaldTexts } from './texts.ts';
import { words } from './words-pt.ts';

export const pt: ReichswaldTexts = {
  refusals: {
    'stays-this-turn': '{unit} não se move neste turno, por ordem da preparação.',
    'must-hold-wyler': '{unit} vai a Wyler (0405) e ali fica até ser retirada no turno 9.',
    bombed: 'Bombardeio estratégico em {hex}: ninguém entra, sai ou passa neste turno.',
    'inundation-amphibious': 'Há água em {hex}: só entram anfíbios e a infantaria que levam.',
    'inundation-no-engaging': '{hex} está inundado e ao lado do inimigo: ninguém engaja a partir da água.',
    'tanks-need-escort':
      'Tanques só entram em {hex} se lá houver infantaria ou engenharia blindada, ou junto com ela: é ela que aterra o fosso antitanque. Mova-os em grupo.',
    stacking:
      'Não há lugar em {hex}: o limite é de três unidades, uma grande (brigada aliada, regimento alemão) e duas pequenas.',
    'stacking-alone': 'O Kampfgruppe Lehr não divide hexágono com ninguém: {hex} não está livre para ele.',
    'stacking-crest': 'Não há lugar em {hex}: na crista cabe uma só unidade, e só de infantaria.',
    'stacking-inundation':
      'Não há lugar em {hex}: na inundação cabem uma infantaria da 3ª Divisão canadense e uma unidade anfíbia.',
    'no-path-west':
      '{unit} tem de encerrar o turno ligada à borda oeste, por hexágonos sem água e sem zona inimiga; {hex} não serve.',
    'no-engaging-now': 'Ninguém engaja na última Fase de Movimentação, e {hex} fica em zona de engajamento inimiga.',
    'not-amphibious': '{unit} não transporta ninguém: só os anfíbios transportam.',
    'not-carriable': '{unit} não pode ser transportada: só embarca infantaria da 3ª Divisão canadense.',
    'already-carrying': '{unit} já leva uma unidade; desembarque-a antes.',
    'no-passenger': 'Não há ninguém embarcado.',
    'one-passenger-a-turn': '{unit} já transportou uma unidade neste turno e não leva outra.',
    'carries-over-water':
      'A infantaria só é transportada pela inundação: com ela a bordo, entre num hexágono inundado.',
    'passenger-lands-first': 'A infantaria desembarca no primeiro hexágono seco.',
    'passenger-spent': '{unit} já gastou mais da metade dos seus pontos de movimentação e não embarca neste turno.',
    'must-land-dry': 'A unidade embarcada tem de descer em terra firme com lugar para ela, e {hex} não serve.',
    'no-exit-here': 'De {hex} não se sai do mapa: as saídas ficam na borda sul, entre a inundação e Udem.',
    'wyler-kept': 'É preciso deixar lugar em {hex} para a 5ª Brigada canadense, que ocupa Wyler neste turno.',
    'hold-wyler-due': '{unit} tem de estar em Wyler (0405) antes do fim da fase.',
    'in-inundation': '{unit} está na inundação e não pode engajar.',
    'agra-moved': '{unit} se moveu, e um AGRA que se move não atira no mesmo turno.',
    'agra-enemy-phase': '{unit} é um AGRA: não atua na Fase de Combate alemã.',
    'artillery-terrain': '{unit} está em floresta ou cidade, de onde a artilharia não atira.',
    'own-division-only': '{unit} só apoia unidades da própria divisão.',
    'one-gun-a-unit': 'Cada unidade alemã atacada recebe o apoio de no máximo uma unidade de artilharia.',
    'air-side': 'Só os Aliados têm poder aéreo.',
    'column-too-low':
      'O bombardeio soma {value} e, com os deslocamentos de coluna, cai abaixo da coluna 4-9: empregue mais pontos ou desista.',
    'armour-first': 'Há blindados dos dois lados neste combate: as baixas do atacante saem primeiro dos blindados.',
    'not-dry-first': '{unit} tem terra firme para onde recuar e não pode ir à inundação em {hex}.',
    'fled-flood': '{unit} fugiu da água e não se move mais neste turno.',
  },
  prompts: {
    'final-movement': '{side}: últimos movimentos da partida; ninguém pode engajar.',
    'flee-flood': '{side}: a água sobe. Escolha terra firme para cada unidade.',
    bomb: '{side}: bombardeio estratégico. Escolha uma cidade{left, plural, =0 {} =1 {} other { (# a escolher)}}.',
    recover: '{side}: uma de várias unidades recupera sua baixa. Qual?',
    'dice-weather': 'Um dado decide o clima.',
    'dice-flood': 'Um dado decide se os diques cedem.',
    'dice-bombing': 'Os dados decidem o que os bombardeiros fazem a {unit}.',
  },
  events: {
    weather: 'Clima: {weather}{die, plural, =0 {} other { (dado #)}}.',
    'air-points': 'Os Aliados têm {points} pontos aéreos.',
    'flood-roll': 'Dado dos diques: {die}.',
    flooded: 'Os diques cedem: as terras baixas em torno de Kranenburg se inundam.',
    bailey: 'A ponte Bailey para Gennep está aberta.',
    bombed: 'Bombardeiros pesados sobre {place}: ninguém se move ali neste turno.',
    'bombing-roll': 'Bombas sobre {unit}: dados {dice}, {result}.',
    embark: '{unit} embarca em {by}.',
    land: '{unit} desembarca em {hex}.',
    exit: '{unit} sai do mapa pela borda sul, {sector, select, a {a oeste de Hassum} b {a leste de Hassum} other {em definitivo}}.',
    'artillery-removed': '{unit} sai do mapa: da sua divisão não resta nada.',
    'recovery-due': 'Uma destas unidades se recupera: {units}.',
    trigger: '{group}: chegada a partir do turno {turn}.',
  },
  reasons: {
    'terrain-village': 'vila',
    'terrain-crest': 'crista',
    'terrain-inundation': 'inundação',
    'terrain-siegfried': 'linha Siegfried',
    'terrain-fortification': 'fortificação',
    'armoured-brigade': 'brigada blindada completa',
    engineers: 'apoio de engenharia',
    'armour-in-forest': 'blindados sós na floresta',
    rain: 'artilharia sob chuva',
  },
  costs: {
    jam: 'engarrafamento',
  },
  actions: {
    embark: 'Embarcar {unit}',
    land: 'Desembarcar a unidade embarcada',
    exit: 'Sair do mapa pela borda sul',
    bomb: 'Bombardear {place}',
  },
  verbs: { bomb: ['bombas'], embark: ['embarcar'], land: ['desembarcar'] },
  facts: { bombed: 'sob bombardeio', flooded: 'alagado', bailey: 'ponte Bailey' },
  blurb:
    'Fevereiro de 1945: o exército anglo-canadense ataca entre o Mosa e o Reno, por floresta, lama e inundações, contra uma linha alemã tênue que cresce a cada dia.',
  mapNote:
    'O mapa impresso se perdeu. Este foi redesenhado a partir do manual e da geografia real; cada valor diz de onde vem.',
  counterNote:
    'As forças foram lidas na folha de peças que restou; dez versos ilegíveis e quatro alcances perdidos são nossos.',
  words,
};
