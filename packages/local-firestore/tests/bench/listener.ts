import type { HttpClient } from '../support/http-client.ts';

const CHANNEL = '/google.firestore.v1.Firestore/Listen/channel';

/** Listens to one document as a browser does; `heard` is called with each piece that the server sends. */
export async function listenTo(
  client: HttpClient,
  database: string,
  path: string,
  heard: (piece: string) => void,
): Promise<void> {
  const documents = [`${database}/documents/${path}`];
  const message = { database, addTarget: { targetId: 2, documents: { documents } } };
  const form = new URLSearchParams({
    count: '1',
    ofs: '0',
    headers: 'Authorization:Bearer owner',
    req0___data__: JSON.stringify(message),
  });
  const answer = await client.send('POST', `${CHANNEL}?VER=8&RID=1`, form.toString(), true);
  const [sid] = /[0-9a-f-]{36}/.exec(answer) ?? [];
  await new Promise<void>((ready) => {
    client.stream(`${CHANNEL}?RID=rpc&SID=${sid}&AID=0&CI=0&TYPE=xmlhttp`, (piece) => {
      if (piece.includes('CURRENT')) ready();
      heard(piece);
    });
  });
}
