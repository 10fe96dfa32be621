const POLL_MS = 100;
const TIMEOUT_MS = 90_000;

/** Resolves once a GET of `url` succeeds. */
async function waitForHttp(url: string): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS;
  for (;;) {
    const ok = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (ok) return;
    if (Date.now() > deadline) throw new Error(`no answer from ${url}`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

export const waitForAuth = (auth: string) => waitForHttp(`http://${auth}/`);
export const waitForFirestore = (firestore: string) => waitForHttp(`http://${firestore}/`);
