import type { Lang } from '../format.ts';

/** Verbs of the command line for the system's own actions, and for answering a combat; the suggested word first. */
type Verb =
  | 'bombard'
  | 'support'
  | 'retreat'
  | 'displace'
  | 'loss'
  | 'eliminate'
  | 'advance'
  | 'advance-on'
  | 'recover'
  | 'withdraw'
  | 'done'
  | 'join'
  | 'step'
  | 'exit'
  | 'attacker'
  | 'artillery'
  | 'air'
  | 'commit';

/** Words between the parts of a command: after the first come units, after the other a number. */
type Link = 'guns' | 'air';

interface CommandWords {
  verbs: Readonly<Record<Verb, readonly string[]>>;
  links: Readonly<Record<Link, readonly string[]>>;
}

/** Input is compared without accents and case. */
export const COMBAT_COMMANDS: Readonly<Record<Lang, CommandWords>> = {
  en: {
    verbs: {
      bombard: ['bombard', 'shell'],
      support: ['support', 'answer'],
      retreat: ['retreat'],
      displace: ['displace'],
      loss: ['loss', 'lose'],
      eliminate: ['eliminate'],
      advance: ['advance'],
      recover: ['recover'],
      withdraw: ['withdraw'],
      'advance-on': ['advance-on', 'onward'],
      done: ['done'],
      join: ['join'],
      step: ['step'],
      exit: ['exit', 'leave'],
      attacker: ['attacker', 'add'],
      artillery: ['artillery', 'fire'],
      air: ['air', 'aircraft'],
      commit: ['commit'],
    },
    links: { guns: ['guns', 'artillery'], air: ['air'] },
  },
  pt: {
    verbs: {
      bombard: ['bombardear', 'bombardeio'],
      support: ['apoiar', 'apoio'],
      retreat: ['recuar', 'recuo'],
      displace: ['deslocar'],
      loss: ['baixa'],
      eliminate: ['eliminar'],
      advance: ['avançar', 'avanço'],
      recover: ['recuperar'],
      withdraw: ['retirar', 'retirada'],
      'advance-on': ['prosseguir'],
      done: ['pronto'],
      join: ['juntar'],
      step: ['passo'],
      exit: ['sair'],
      attacker: ['atacante', 'acrescentar'],
      artillery: ['artilharia', 'disparar'],
      air: ['aviões'],
      commit: ['confirmar'],
    },
    links: { guns: ['artilharia', 'canhões'], air: ['aéreos', 'aéreo', 'ar'] },
  },
  es: {
    verbs: {
      bombard: ['bombardear', 'bombardeo'],
      support: ['apoyar', 'apoyo'],
      retreat: ['retirar', 'retirada'],
      displace: ['desplazar'],
      loss: ['pérdida'],
      eliminate: ['eliminar'],
      advance: ['avanzar', 'avance'],
      recover: ['recuperar'],
      withdraw: ['replegar', 'repliegue'],
      'advance-on': ['proseguir'],
      done: ['listo', 'hecho'],
      join: ['unir', 'acompañar'],
      step: ['paso'],
      exit: ['salir'],
      attacker: ['atacante', 'añadir'],
      artillery: ['artillería', 'disparar'],
      air: ['aviones'],
      commit: ['confirmar'],
    },
    links: { guns: ['artillería', 'cañones'], air: ['aéreos', 'aéreo', 'aire'] },
  },
};
