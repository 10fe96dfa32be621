/** Resolves once the browser is online again, at the latest after `ms`: the moment to retry what has failed. */
export function onlineOrAfter(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, ms);
    function done() {
      clearTimeout(timer);
      removeEventListener('online', done);
      resolve();
    }
    addEventListener('online', done);
  });
}
