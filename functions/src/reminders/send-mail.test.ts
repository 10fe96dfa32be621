import { expect, it } from 'vitest';
import { outcomeOfFailure } from './send-mail.ts';

it.each([
  ['no such mailbox', { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 }, 'never'],
  ['an address that is none', { code: 'EENVELOPE', command: 'API' }, 'never'],
  ['a full mailbox', { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 452 }, 'refused'],
  [
    'words that it takes for spam',
    { code: 'EMESSAGE', command: 'DATA', responseCode: 554 },
    'refused',
  ],
  [
    'a sender that may not',
    { code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 550 },
    'unavailable',
  ],
  ['a wrong password', { code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535 }, 'unavailable'],
  ['no server', { code: 'ESOCKET', command: 'CONN', syscall: 'connect' }, 'unavailable'],
  ['no such server', { code: 'EDNS', command: 'CONN', syscall: 'getaddrinfo' }, 'unavailable'],
  ['a connection that was cut', { code: 'ECONNECTION', command: 'CONN' }, 'unknown'],
  [
    'a server that ends the session',
    { code: 'ECONNECTION', command: 'CONN', responseCode: 421 },
    'unknown',
  ],
  ['no answer', { code: 'ETIMEDOUT', command: 'CONN' }, 'unknown'],
  ['something else', {}, 'unknown'],
] as const)('%s', (_, error, outcome) => {
  expect(outcomeOfFailure(error)).toBe(outcome);
});
