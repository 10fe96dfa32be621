import { expect, test } from 'vitest';
import { withOnly } from './used-exports.ts';

const library = `
import { jsx } from 'jsx';
import { createContext, memo } from 'react';
const Context = createContext(null);
function mark(target, name, value) { target[name] = value; }
class Map { render() { return jsx(Context, {}); } }
mark(Map, 'contextType', Context);
var Status;
(function (Status) { Status.ok = 1; })(Status || (Status = {}));
const { patience, unused } = settings;
const settings = { patience: 1, unused: 2 };
function useLoader({ size }) { return Status.ok + patience + helper(); }
useLoader.defaults = { Map };
const helper = () => 1;
process.env.NODE_ENV !== 'production' ? (Map.propTypes = {}) : void 0;
memo(Map);
export { Map, useLoader as default, Status as LoaderStatus };
`;

test('a module keeps what an export needs, and what is hung on that', () => {
  const text = withOnly(library, ['LoaderStatus']);
  expect(text).toBe(
    [
      'var Status;',
      '(function (Status) { Status.ok = 1; })(Status || (Status = {}));',
      'export { Status as LoaderStatus };',
    ].join('\n'),
  );
});

test('what is needed by what is needed stays too, in its order', () => {
  const text = withOnly(library.replace('{ Map };', '{};'), ['default']);
  expect(text).toContain('const settings');
  expect(text).toContain('const helper');
  expect(text).toContain('useLoader.defaults');
  expect(text.indexOf('var Status')).toBeLessThan(text.indexOf('function useLoader'));
  expect(text).not.toContain('propTypes');
  expect(text).not.toContain('contextType');
  expect(text).not.toContain("from 'react'");
});

test('a package that no longer has what the shop uses stops the build', () => {
  expect(() => withOnly(library, ['useMap'])).toThrow('no export useMap');
});
