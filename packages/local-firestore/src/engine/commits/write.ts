import { parseMask } from '../values/document.ts';
import { type FieldPath, parseFieldPath } from '../values/field-path.ts';
import { asArray, asObject, asString, type Json, optObject } from '../values/json.ts';
import { type Name, parseDocumentName } from '../values/name.ts';
import { invalid } from '../values/status.ts';
import { type Micros, parseVersion } from '../values/time.ts';
import { type Fields, newFields, parseFields } from '../values/value.ts';
import { parseTransform, type Transform } from './transform.ts';

export type Precondition = { exists: boolean } | { updateTime: Micros };

/** One validated write of a commit, in one form for all kinds of google.firestore.v1.Write. */
export interface Write {
  readonly kind: 'update' | 'delete' | 'verify' | 'transform';
  readonly name: Name;
  readonly fields: Fields;
  /** Missing = the whole document is replaced. */
  readonly mask?: FieldPath[] | undefined;
  readonly transforms: readonly Transform[];
  readonly precondition?: Precondition | undefined;
}

/** Reads a google.firestore.v1.Write. */
export function parseWrite(json: unknown): Write {
  const write = asObject(json, 'Write');
  const precondition = parsePrecondition(write.currentDocument);
  if (write.update !== undefined && write.update !== null) {
    const update = asObject(write.update, 'update');
    return {
      kind: 'update',
      name: documentName(update.name),
      fields: parseFields(update.fields),
      mask: parseMask(write.updateMask),
      transforms: parseTransforms(write.updateTransforms),
      precondition,
    };
  }
  if (write.transform !== undefined && write.transform !== null) {
    const transform = asObject(write.transform, 'transform');
    return {
      ...writeWithoutFields('transform', transform.document, precondition),
      transforms: parseTransforms(transform.fieldTransforms),
    };
  }
  if (typeof write.delete === 'string')
    return writeWithoutFields('delete', write.delete, precondition);
  if (typeof write.verify === 'string')
    return writeWithoutFields('verify', write.verify, precondition);
  throw invalid('A write must have one of update, delete, verify, transform.');
}

function writeWithoutFields(
  kind: Write['kind'],
  name: unknown,
  precondition: Precondition | undefined,
): Write {
  return { kind, name: documentName(name), fields: newFields(), transforms: [], precondition };
}

const documentName = (name: unknown): Name => parseDocumentName(asString(name, 'document name'));

/** Reads a Precondition ({exists} or {updateTime}); undefined when there is none. */
function parsePrecondition(json: unknown): Precondition | undefined {
  const precondition: Json | undefined = optObject(json, 'currentDocument');
  if (typeof precondition?.exists === 'boolean') return { exists: precondition.exists };
  if (precondition?.updateTime === undefined || precondition.updateTime === null) return undefined;
  return { updateTime: parseVersion(precondition.updateTime) };
}

const MAX_TRANSFORMS = 500;

function parseTransforms(json: unknown): Transform[] {
  const list = asArray(json, 'field transforms');
  if (list.length > MAX_TRANSFORMS) {
    throw invalid(`A document can have at most ${MAX_TRANSFORMS} field transforms.`);
  }
  return list.map((entry) => {
    const transform = asObject(entry, 'field transform');
    return parseTransform(parseFieldPath(asString(transform.fieldPath, 'fieldPath')), transform);
  });
}
