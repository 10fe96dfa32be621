import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface SentMail {
  to: string;
  /** The whole message: headers, a blank line, the body. */
  raw: string;
  /** Epoch ms. */
  at: number;
}

/** An address that is always refused, for tests. */
const refusedAddress = /^refused@/;
/** An address whose e-mails arrive although the connection is cut before the answer. */
const cutAddress = /^cut@/;

/** Accepts e-mails by SMTP on 127.0.0.1 until the process ends. */
export async function takeMails(port: number, take: (mail: SentMail) => void): Promise<void> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      const refusal = Object.assign(new Error('No such mailbox'), { responseCode: 550 });
      done(refusedAddress.test(address) ? refusal : null);
    },
    onData: (stream, { envelope }, done) => {
      buffer(stream).then((bytes) => {
        const to = envelope.rcptTo.map(({ address }) => address).join();
        take({ to, raw: bytes.toString(), at: Date.now() });
        if (cutAddress.test(to)) for (const one of server.connections) one._socket.destroy();
        else done();
      }, done);
    },
  });
  server.on('error', (error) => console.error('mail server', error));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
}
