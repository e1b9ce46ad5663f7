import { paceTexts } from '../pace-texts.ts';

/** What is sent by mail; the other languages must have the same keys. `name`: whom the mail is for; `site`: the host's name. ICU messages. */
export const en = {
  hello: 'Hello {name},',
  end: 'You get this mail because somebody gave this address at {site}. If that was not you, you need not do anything.',
  'verify-subject': 'Confirm your address at Bivouac',
  'verify-body': 'with this link you confirm that this address is yours. It works once, and for one day.',
  'verify-do': 'Confirm the address',
  'known-subject': 'You have an account at Bivouac already',
  'known-body':
    'somebody wanted to use this address for another account. It belongs to yours, and nothing has been changed. If you have forgotten your password, you can set a new one with the link “Forgot your password?” on the page where you sign in.',
  'reset-subject': 'A new password for Bivouac',
  'reset-body':
    'with this link you set a new password. It works once, and for one hour. Until then the old one is valid.',
  'reset-do': 'Set a new password',
  'password-subject': 'Your password at Bivouac was changed',
  'password-body':
    'the password of your account was changed just now, and all other browsers were signed out. If that was not you, set a new one with the link “Forgot your password?” on the page where you sign in.',
  'email-subject': 'Your account at Bivouac has another address',
  'email-body':
    'this address no longer belongs to your account. If that was not you, somebody else is signed in: write to whoever runs the site.',
  'turn-subject': '{game}: it is your move',
  'turn-body': 'it is your move:',
  'reminder-subject': '{game}: your time is running out',
  'reminder-body': 'you still have to move, and four fifths of your time are over:',
  'challenge-subject': '{game}: somebody asks you to play',
  'challenge-body': 'somebody asks you to play:',
  challenge: '{title}, {scenario}. You would play {side}, against {others}.',
  'challenge-pace':
    'It would be played {pace}. {rated, select, yes {It would count for the ratings of both of you, and nothing would be taken back.} other {It would not be rated.}}',
  ...paceTexts.en,
  answer: 'Answer',
  game: '{title}, {scenario}, turn {turn}. You play {side}, against {others}.',
  due: 'Your time is up on {due} (UTC).',
  play: 'To the game',
  'digest-subject': '{n, plural, one {It is your move in a game} other {It is your move in # games}}',
  'digest-body': 'it is your move:',
  'notice-end':
    'You get this mail because you asked for it at {site}. To get no more of them, switch them off in your account: {link}',
} as const;
