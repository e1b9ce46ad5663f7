import type { GuidedTexts } from '../texts.ts';

export const pt: GuidedTexts = {
  'guide-count': 'Passo {at} de {all}',
  'guide-done': 'Feito.',
  'guide-otherwise': 'Feito de outro modo: {what}',
  'guide-late': 'Tarde demais para isto: a partida já seguiu adiante.',
  'guide-computer':
    'Agora quem decide é o outro lado: {side}. O computador joga por ele; o guia continua quando a decisão for sua.',
  'guide-leave': 'Sair do guia',
  'guide-resume': 'Voltar ao guia',
  'guide-reset': 'Recomeçar este passo',
  'guide-back': 'Voltar',
  'guide-next': 'Continuar',
  'guide-do': 'Vamos lá',
  'guide-end': 'Seguir jogando',
  'guide-more': 'Mostrar a explicação',
  'guide-less': 'Esconder a explicação',
  'counter-parts': 'O que diz a peça {unit}',
  'counter-attack': 'Ataque {value}',
  'counter-support': 'Artilharia de apoio',
  'counter-defence': 'Defesa {value}',
  'counter-allowance': 'Movimento {value}',
  'counter-range': 'Alcance: {value} {value, plural, one {hexágono} other {hexágonos}}',
  'counter-size':
    '{size, select, I {Companhia} II {Batalhão} III {Regimento} X {Brigada} XX {Divisão} KG {Grupo de combate} other {Porte {printed}}}',
  'counter-code': 'Exército: {code}',
  'counter-steps': '{steps, plural, one {# passo} other {# passos}}',
  'counter-elite': 'Tropa de elite',
  'counter-green': 'Tropa novata',
  'counter-armour': 'Blindagem {armour}',
  'counter-after':
    '{steps, plural, one {# passo: eliminada com a primeira baixa.} other {# passos: eliminada depois de # baixas.}}',
  'counter-reduced': 'Depois de uma baixa, diz {factors}.',
};
