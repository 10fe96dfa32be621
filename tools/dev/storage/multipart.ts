/** The content of an upload by the Web SDK: a part with the object's metadata and a part with its bytes. */
export interface Upload {
  contentType: string;
  bytes: Buffer;
}

const blankLine = Buffer.from('\r\n\r\n');

/** Parses a multipart/related body of two parts; undefined for anything else. */
export function readUpload(type: string | undefined, body: Buffer): Upload | undefined {
  const boundary = /^multipart\/related; boundary=(.+)$/.exec(type ?? '')?.[1];
  if (!boundary) return undefined;
  const [metadata, data] = partsOf(body, Buffer.from(`--${boundary}`));
  if (!metadata || !data) return undefined;
  const { contentType } = JSON.parse(metadata.toString()) as { contentType?: string };
  return contentType === undefined ? undefined : { contentType, bytes: data };
}

function partsOf(body: Buffer, delimiter: Buffer): Buffer[] {
  const parts: Buffer[] = [];
  let from = body.indexOf(delimiter);
  while (from >= 0) {
    const next = body.indexOf(delimiter, from + delimiter.length);
    const start = body.indexOf(blankLine, from);
    // Each part ends with the line break before the next delimiter.
    if (next > 0 && start > 0 && start < next) {
      parts.push(body.subarray(start + blankLine.length, next - 2));
    }
    from = next;
  }
  return parts;
}
