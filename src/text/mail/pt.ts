import { paceTexts } from '../pace-texts.ts';
import type { MailTexts } from './texts.ts';

export const pt: MailTexts = {
  hello: 'Olá, {name},',
  end: 'Você recebe este e-mail porque alguém informou este endereço em {site}. Se não foi você, não precisa fazer nada.',
  'verify-subject': 'Confirme seu endereço no Bivouac',
  'verify-body': 'com este link você confirma que este endereço é seu. Ele funciona uma vez, durante um dia.',
  'verify-do': 'Confirmar o endereço',
  'known-subject': 'Você já tem uma conta no Bivouac',
  'known-body':
    'alguém quis usar este endereço em outra conta. Ele pertence à sua, e nada foi alterado. Se você esqueceu a senha, pode definir uma nova pelo link “Esqueceu a senha?” na página em que se entra.',
  'reset-subject': 'Uma nova senha para o Bivouac',
  'reset-body':
    'com este link você define uma nova senha. Ele funciona uma vez, durante uma hora. Até lá, vale a antiga.',
  'reset-do': 'Definir uma nova senha',
  'password-subject': 'Sua senha no Bivouac foi alterada',
  'password-body':
    'a senha da sua conta acaba de ser alterada, e os outros navegadores foram desconectados. Se não foi você, defina uma nova pelo link “Esqueceu a senha?” na página em que se entra.',
  'email-subject': 'Sua conta no Bivouac tem outro endereço',
  'email-body':
    'este endereço não pertence mais à sua conta. Se não foi você, outra pessoa está usando a conta: escreva a quem mantém o site.',
  'turn-subject': '{game}: é a sua vez',
  'turn-body': 'é a sua vez:',
  'reminder-subject': '{game}: seu tempo está acabando',
  'reminder-body': 'você ainda precisa jogar, e já se passaram quatro quintos do seu tempo:',
  'challenge-subject': '{game}: convidam você para uma partida',
  'challenge-body': 'convidam você para uma partida:',
  challenge: '{title}, {scenario}. Seu lado seria {side}, contra {others}.',
  'challenge-pace':
    'Seria jogada {pace}. {rated, select, yes {Contaria para a pontuação dos dois, e nada se desfaria.} other {Não valeria pontos.}}',
  ...paceTexts.pt,
  answer: 'Responder',
  game: '{title}, {scenario}, turno {turn}. Seu lado: {side}, contra {others}.',
  due: 'Seu tempo acaba em {due} (UTC).',
  play: 'Ir para a partida',
  'digest-subject': '{n, plural, one {É a sua vez em uma partida} other {É a sua vez em # partidas}}',
  'digest-body': 'é a sua vez:',
  'notice-end':
    'Você recebe este e-mail porque o pediu em {site}. Para não receber mais, desative os avisos na sua conta: {link}',
};
