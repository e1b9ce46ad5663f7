import type { en as english } from './en.ts';

export const pt: Readonly<Record<keyof typeof english, string>> = {
  'fight-step-stand': 'defesa determinada',
  'fight-lead': 'Formação principal',
  'fight-attached': 'Anexada a ela',
  'fight-air': 'Apoio aéreo',
  'landing-title': 'Pousos aeroterrestres',
  'landing-freedom':
    '{freedom, select, hex {Cada unidade pousa num hexágono de salto do seu código.} beside {Cada unidade pousa num hexágono de salto do seu código ou ao lado dele, mas não do outro lado da água.} division {Cada unidade pousa em qualquer hexágono de salto ou cabeça de abastecimento da sua divisão, ou ao lado, mas não do outro lado da água.} other {Cada unidade pousa em qualquer hexágono de salto ou cabeça de abastecimento, ou ao lado, mas não do outro lado da água; os hexágonos poloneses são só dos poloneses.}}',
  'landing-must': 'Todas as que são esperadas pousam agora. Não são precisos pontos de pouso.',
  'landing-may': 'Ninguém é obrigado a pousar: quem espera pode vir em outro dia. Os pontos que sobram se perdem.',
  'landing-points': 'Restam {left} de {all} pontos de pouso',
  'landing-progress': '{landed} de {all} já pousaram',
  'landing-all': '{n, plural, one {Pousar como sugerido} other {Pousar todas as # como sugerido}}',
  'landing-some': 'Pousar {n} de {all} como sugerido',
  'landing-group': 'Pousar {n}',
  'landing-as-suggested': 'Como sugerido: cada unidade no hexágono escrito sob a sua peça.',
  'landing-aim': 'Sugerido: {hex}',
  'landing-hint':
    '{pointer, select, touch {Toque} other {Clique}} em uma peça e depois em um hexágono do mapa ou da lista; ou primeiro no hexágono.',
  'landing-here': 'Quem pousa em {hex}?',
  'landing-count':
    '{landed, plural, =0 {} one {# pousou} other {# pousaram}}{waiting, plural, =0 {} one {{landed, plural, =0 {} other {, }}falta #} other {{landed, plural, =0 {} other {, }}faltam #}}',
  'landing-room': '{hex}: pousaram {landed} de {most} passos',
  'landing-die': 'dado: {why}',
  'landing-more': '{n, plural, one {mais um no mapa} other {mais # no mapa}}',
  'landing-later': '{n, plural, one {Uma unidade pousa mais tarde} other {# unidades pousam mais tarde}}',
  'landing-by-itself': 'sozinha, na cabeça de abastecimento da divisão',
  'landing-last': 'Depois do próximo pouso os dados são lançados na hora, e nada mais se pode desfazer.',
  'landing-returned':
    '{n, plural, one {Um passo perdido ainda pode voltar.} other {# passos perdidos ainda podem voltar.}}',
  'landing-unit':
    '{unit}: {n, plural, one {um hexágono aberto, claro} other {# hexágonos abertos, claros}} no mapa.{pointer, select, touch {} other { Clique em um, ou pressione {goto}, o número e {enter}.}}',
};
