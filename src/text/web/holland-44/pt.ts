import type { en as english } from './en.ts';

export const pt: Readonly<Record<keyof typeof english, string>> = {
  'fight-step-defenders': 'defensores',
  'fight-step-stand': 'defesa',
  'fight-lead': 'Formação principal',
  'fight-attached': 'Anexada a ela',
  'fight-air': 'Apoio aéreo',
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
  'landing-best': 'No melhor caso: {what} {chance}',
  'landing-more': '{n, plural, one {mais um no mapa} other {mais # no mapa}}',
  'landing-later': '{n, plural, one {Uma unidade pousa mais tarde} other {# unidades pousam mais tarde}}',
  'landing-last': 'Depois do próximo pouso os dados são lançados na hora, e nada mais se pode desfazer.',
  'landing-unit':
    '{unit}: {n, plural, one {um hexágono está aberto, claro} other {# hexágonos estão abertos, claros}} no mapa e na lista.',
};
