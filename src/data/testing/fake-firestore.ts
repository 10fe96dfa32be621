/** What a listener receives: stored fields (undefined = missing), from the server unless stated otherwise. */
interface Heard {
  data?: Record<string, unknown>;
  fromCache?: boolean;
}

interface Listener {
  path: string;
  ended: boolean;
  say: (heard: Heard) => void;
  fail: (error: unknown) => void;
}

/** Replaces load-sdk.ts (`module`) and shows which documents have a listener. */
export function fakeFirestore() {
  const fresh = () => ({
    /** The SDK is loading until this resolves. */
    files: Promise.resolve(),
    loaded: false,
    failure: undefined as unknown,
    listeners: [] as Listener[],
  });
  const state = fresh();
  const onSnapshot = (
    path: string,
    _options: unknown,
    next: (snapshot: unknown) => void,
    fail: (error: unknown) => void,
  ) => {
    const listener: Listener = {
      path,
      ended: false,
      say: ({ data, fromCache = false }) => {
        if (listener.ended) throw new Error(`the listener to ${path} has ended`);
        next({ data: () => data, exists: () => data !== undefined, metadata: { fromCache } });
      },
      // An error is the last that a listener says.
      fail: (error) => {
        listener.ended = true;
        fail(error);
      },
    };
    state.listeners.push(listener);
    return () => {
      listener.ended = true;
    };
  };
  const module = {
    loadFirestore: async () => {
      await state.files;
      if (state.failure) throw state.failure;
      state.loaded = true;
      return { db: {}, doc: (_db: unknown, path: string) => path, onSnapshot };
    },
  };
  const reset = () => Object.assign(state, fresh());
  return { state, module, reset };
}
