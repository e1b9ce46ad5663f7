import type { PlanTexts } from './texts.ts';

export const pt: PlanTexts = {
  attack: '{units}: atacar {to}.',
  surround: '{units}: fechar as saídas de {to} e atacar.',
  overrun: '{units}: atacar {to} antes de os outros seguirem.',
  storm: '{units}: entrar juntas em {to} e combater quem estiver lá.',
  drive: '{units}: acuar o inimigo de {to}, que não tem por onde recuar.',
  bombard: '{units}: bombardear {to}.',
  take: '{units}: avançar para tomar {to}.',
  hold: '{units}: manter {to}.',
  reach: '{units}: seguir para {to}.',
  clear: '{units}: afastar o inimigo de {to}.',
  cut: '{units}: cortar o caminho que leva a {to}.',
  open: '{units}: abrir passagem aos outros em {to}.',
  leave: '{units}: sair do mapa em {to}.',
  mend: '{units}: ir consertar a ponte em {to}.',
  rest: '{units}: recuperar-se em {to}, sem contato com o inimigo.',
  wait: '{units}: esperar fora do mapa, para entrar juntas nos últimos turnos.',
  fear: '{to}: o inimigo pode levar uma força de {strength} até lá no próximo turno dele.',
  considered: '{units} contra {to}: coluna {column}, {chance} de esvaziar o hexágono, valor de {worth} pontos.',
};
