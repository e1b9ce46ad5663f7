import { WebSocket } from 'ws';

export const connect = (url) => new WebSocket(url, { perMessageDeflate: false, skipUTF8Validation: true, maxPayload: 0 });
