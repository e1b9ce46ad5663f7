import type { WebSocket } from 'ws';
/** Opens a socket; what comes is not checked, so that the load takes little of the machine. */
export function connect(url: string): WebSocket;
