import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, vi } from 'vitest';
import { SmsRefused, SmsUnavailable, sendSms } from './sms.ts';

const provider = vi.hoisted(() => ({ url: '' }));
vi.mock('../settings.ts', () => ({
  settings: () => ({ SMS_API_KEY: 'key', SMS_API_SECRET: 'secret', SMS_API_URL: provider.url }),
}));

const message = { from: '61400111222', to: '61412345678', text: '안녕하세요' };

type Outcome = 'sent' | 'refused' | 'unavailable' | 'unknown';

/** Sends one SMS to a provider with this response; returns the result. */
async function sendTo(answer: RequestListener): Promise<Outcome> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  provider.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    return await outcome();
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

function outcome(): Promise<Outcome> {
  return sendSms(message, 300).then(
    () => 'sent' as const,
    (error: unknown) => {
      if (error instanceof SmsUnavailable) return 'unavailable';
      return error instanceof SmsRefused ? 'refused' : 'unknown';
    },
  );
}

/** A response in the provider's format, in which the count is a string. */
function parts(...statuses: string[]): RequestListener {
  const messages = statuses.map((status) => ({ status }));
  const body = JSON.stringify({ 'message-count': String(statuses.length), messages });
  return (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(body);
  };
}

const answers = (status: number): RequestListener => {
  return (_, response) => response.writeHead(status).end();
};

it('reports sent when the provider accepts every part', async () => {
  expect(await sendTo(parts('0', '0'))).toBe('sent');
});

it('reports refused when the provider accepts no part', async () => {
  expect(await sendTo(parts('7'))).toBe('refused');
  expect(await sendTo(parts('3', '3'))).toBe('refused');
  expect(await sendTo(answers(400))).toBe('refused');
});

it('reports unavailable when it takes no SMS at all: throttled, without credit, for a wrong key, or not reached', async () => {
  expect(await sendTo(parts('1'))).toBe('unavailable');
  expect(await sendTo(parts('9', '9'))).toBe('unavailable');
  expect(await sendTo(parts('4'))).toBe('unavailable');
  expect(await sendTo(answers(401))).toBe('unavailable');
  expect(await sendTo(answers(429))).toBe('unavailable');
  // No process listens on port 1.
  provider.url = 'http://127.0.0.1:1';
  expect(await outcome()).toBe('unavailable');
});

it('reports unknown when some parts are accepted or the response fails or never arrives', async () => {
  expect(await sendTo(parts('0', '1'))).toBe('unknown');
  expect(await sendTo(answers(500))).toBe('unknown');
  expect(await sendTo((request) => request.socket.destroy())).toBe('unknown');
  expect(await sendTo(() => {})).toBe('unknown');
});
