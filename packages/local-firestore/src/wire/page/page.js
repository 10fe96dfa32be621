import { readValue, TYPES, typeOf, writeValue } from './values.js';

/** @typedef {{name: string, fields?: Record<string, any>, updateTime?: string}} Document */

const PAGE_SIZE = 100;
const HEADERS = { authorization: 'Bearer owner', 'content-type': 'application/json' };

/** @param {string} id */
const byId = (id) => /** @type {any} */ (document.getElementById(id));

/**
 * Makes an element. Members of `properties` are set on it; children are elements or texts.
 *
 * @param {string} tag
 * @param {Record<string, any>} [properties]
 * @param {(Node | string)[]} children
 * @returns {any}
 */
function element(tag, properties = {}, ...children) {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
}

/**
 * Calls the server as administrator. Throws an error with the server's message.
 *
 * @param {string} method
 * @param {string} path
 * @param {unknown} [body]
 */
async function call(method, path, body) {
  const response = await fetch(path, {
    method,
    headers: HEADERS,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const json = await response.json();
  if (!response.ok) throw new Error(json.error?.message ?? response.statusText);
  return json;
}

/** What the address shows: #projects/p/databases/d/documents/a/b. */
function shown() {
  const segments = location.hash.slice(1).split('/').map(decodeURIComponent);
  return { database: segments.slice(0, 4).join('/'), path: segments.slice(5) };
}

/**
 * @param {string} database
 * @param {readonly string[]} path
 */
const address = (database, path) =>
  [database, 'documents', ...path.map(encodeURIComponent)].join('/');

/**
 * @param {string} database
 * @param {readonly string[]} path
 * @param {string} [text]
 */
const link = (database, path, text) =>
  element('a', { href: `#${address(database, path)}` }, text ?? path.at(-1) ?? 'documents');

/** @param {string} text */
function say(text) {
  byId('message').textContent = '';
  byId('done').textContent = text;
}

/**
 * Does something that may fail, and shows why it did.
 *
 * @param {() => Promise<void>} action
 */
async function attempt(action) {
  say('');
  try {
    await action();
  } catch (error) {
    byId('message').textContent = error instanceof Error ? error.message : String(error);
  }
}

/**
 * @param {string} text
 * @param {() => Promise<void>} action
 */
const button = (text, action) =>
  element('button', { type: 'button', onclick: () => attempt(action) }, text);

/**
 * A form with one text input for each label.
 *
 * @param {string} title
 * @param {readonly string[]} labels
 * @param {(...values: string[]) => Promise<void>} action
 */
function textForm(title, labels, action) {
  const inputs = labels.map(() => element('input', { autocomplete: 'off', required: true }));
  const onsubmit = (/** @type {Event} */ event) => {
    event.preventDefault();
    attempt(() => action(...inputs.map(({ value }) => value.trim())));
  };
  const fields = labels.map((label, i) => element('label', {}, label, inputs[i]));
  return element('form', { onsubmit }, ...fields, element('button', {}, title));
}

/**
 * Creates an empty document and opens it.
 *
 * @param {string} database
 * @param {readonly string[]} path
 */
async function create(database, path) {
  await call('PATCH', `/v1/${address(database, path)}?currentDocument.exists=false`, {});
  location.hash = address(database, path);
}

/**
 * The collections below a document or the root, and a form for a document in a new one.
 *
 * @param {string} database
 * @param {readonly string[]} path
 */
async function collections(database, path) {
  const { collectionIds = [] } = await call(
    'POST',
    `/v1/${address(database, path)}:listCollectionIds`,
    {},
  );
  return [
    element('h2', {}, 'Collections'),
    collectionIds.length === 0 ? element('p', { className: 'muted' }, 'There are none.') : '',
    element(
      'ul',
      {},
      ...collectionIds.map((/** @type {string} */ id) =>
        element('li', {}, link(database, [...path, id])),
      ),
    ),
    textForm('Create document', ['Collection', 'Document'], (collection, id) =>
      create(database, [...path, collection, id]),
    ),
  ];
}

/**
 * @param {string} database
 * @param {readonly string[]} path
 */
async function documents(database, path) {
  const list = element('ul');
  const more = element('div', { className: 'actions' });
  const load = async (token = '') => {
    const query = `pageSize=${PAGE_SIZE}&showMissing=true&mask.fieldPaths=__name__&pageToken=${encodeURIComponent(token)}`;
    const page = await call('GET', `/v1/${address(database, path)}?${query}`);
    for (const { name, updateTime } of page.documents) {
      const id = name.split('/').at(-1);
      const className = updateTime === undefined ? 'missing' : '';
      list.append(element('li', { className }, link(database, [...path, id])));
    }
    const next = page.nextPageToken;
    more.replaceChildren(...(next === undefined ? [] : [button('Show more', () => load(next))]));
  };
  await load();
  return [
    element('h2', {}, 'Documents'),
    list,
    more,
    textForm('Create document', ['Document'], (id) => create(database, [...path, id])),
  ];
}

/**
 * The inputs for one field.
 *
 * @param {string} name
 * @param {any} value
 */
function fieldRow(name, value) {
  const type = element(
    'select',
    { ariaLabel: 'Type' },
    ...Object.keys(TYPES).map((option) => element('option', {}, option)),
  );
  type.value = typeOf(value);
  const text = element('textarea', { ariaLabel: 'Value', spellcheck: false });
  const show = (/** @type {any} */ shownValue) => {
    text.value = writeValue(shownValue);
    text.rows = Math.min(text.value.split('\n').length, 12);
    text.hidden = type.value === 'null';
  };
  show(value);
  type.onchange = () => show({ [TYPES[type.value].member]: TYPES[type.value].initial });
  const label = element('input', { ariaLabel: 'Field', value: name, required: true });
  const remove = element('button', { type: 'button', onclick: () => row.remove() }, 'Remove');
  const row = element('fieldset', { ariaLabel: name }, label, type, text, remove);
  return row;
}

/**
 * The fields that the rows stand for. Throws an error that names the field.
 *
 * @param {Element} rows
 */
function readFields(rows) {
  /** @type {Record<string, any>} */
  const fields = {};
  for (const row of rows.children) {
    const [label, type, text] = /** @type {any} */ (row.children);
    if (Object.hasOwn(fields, label.value)) throw new Error(`${label.value}: there are two.`);
    try {
      fields[label.value] = readValue(type.value, text.value);
    } catch (error) {
      throw new Error(`${label.value}: ${error instanceof Error ? error.message : error}`);
    }
  }
  return fields;
}

/**
 * @param {string} database
 * @param {readonly string[]} path
 */
async function editor(database, path) {
  const name = `/v1/${address(database, path)}`;
  const found = await call('POST', `/v1/${address(database, [])}:batchGet`, {
    documents: [`${database}/documents/${path.join('/')}`],
  });
  /** @type {Document | undefined} */
  const stored = found[0].found;
  if (!stored) {
    return [
      element('p', {}, 'This document does not exist.'),
      button('Create document', async () => {
        await create(database, path);
        await show();
      }),
    ];
  }
  const rows = element('div');
  const names = Object.keys(stored.fields ?? {}).toSorted();
  rows.append(...names.map((field) => fieldRow(field, stored.fields?.[field])));
  // Nobody's change in the meantime is overwritten.
  const unchanged = `currentDocument.updateTime=${encodeURIComponent(stored.updateTime ?? '')}`;
  const save = async () => {
    await call('PATCH', `${name}?${unchanged}`, { fields: readFields(rows) });
    await show();
    say('Saved.');
  };
  const remove = async () => {
    if (!confirm(`Delete ${path.join('/')}?`)) return;
    await call('DELETE', `${name}?${unchanged}`);
    location.hash = address(database, path.slice(0, -1));
  };
  const add = async () => {
    rows.append(fieldRow('', { stringValue: '' }));
    rows.lastElementChild.querySelector('input').focus();
  };
  return [
    element('h2', {}, 'Fields'),
    rows,
    element(
      'div',
      { className: 'actions' },
      button('Add field', add),
      button('Save', save),
      button('Delete document', remove),
    ),
    element('p', { className: 'muted' }, `Changed ${stored.updateTime}`),
  ];
}

/** Shows what the address names. */
async function show() {
  const { database, path } = shown();
  byId('database').value = database;
  const steps = path.map((_, i) => link(database, path.slice(0, i + 1)));
  byId('trail').replaceChildren(link(database, []), ...steps);
  document.title = `${path.at(-1) ?? 'documents'} – Local Firestore`;
  const isCollection = path.length % 2 === 1;
  const parts = isCollection
    ? await documents(database, path)
    : [
        ...(path.length === 0 ? [] : await editor(database, path)),
        ...(await collections(database, path)),
      ];
  byId('content').replaceChildren(...parts);
}

byId('databases').onsubmit = (/** @type {Event} */ event) => {
  event.preventDefault();
  location.hash = address(byId('database').value.trim(), []);
};
byId('reload').onclick = () => attempt(show);
addEventListener('hashchange', () => attempt(show));

await attempt(async () => {
  const { databases } = await call('GET', '/emulator/v1/databases');
  byId('known').replaceChildren(
    ...databases.map((/** @type {string} */ value) => element('option', { value })),
  );
  const [first = 'projects/demo-app/databases/(default)'] = databases;
  if (location.hash === '') location.replace(`#${address(first, [])}`);
  else await show();
});
