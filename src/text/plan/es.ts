import type { PlanTexts } from './texts.ts';

export const es: PlanTexts = {
  attack: '{units}: atacar {to}.',
  surround: '{units}: cerrar las salidas de {to} y atacar.',
  overrun: '{units}: atacar {to} antes de que sigan los demás.',
  storm: '{units}: entrar juntas en {to} y combatir a quien esté allí.',
  drive: '{units}: acosar al enemigo de {to}, que no tiene por dónde retirarse.',
  bombard: '{units}: bombardear {to}.',
  take: '{units}: avanzar para tomar {to}.',
  hold: '{units}: mantener {to}.',
  reach: '{units}: ir hacia {to}.',
  clear: '{units}: alejar al enemigo de {to}.',
  cut: '{units}: cortar el camino que lleva a {to}.',
  open: '{units}: abrir paso a los demás en {to}.',
  leave: '{units}: salir del mapa por {to}.',
  mend: '{units}: ir a reparar el puente de {to}.',
  rest: '{units}: recuperarse en {to}, sin contacto con el enemigo.',
  wait: '{units}: esperar fuera del mapa, para entrar juntas en los últimos turnos.',
  fear: '{to}: el enemigo puede llevar allí una fuerza de {strength} en su próximo turno.',
  considered: '{units} contra {to}: columna {column}, {chance} de vaciar el hexágono, valor de {worth} puntos.',
};
