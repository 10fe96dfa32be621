/** What storage.rules asks of a photo, read from its text: there is one place for the bounds. */
export interface PhotoConditions {
  /** Largest photo, bytes. */
  most: number;
  /** Content types that are taken. */
  types: RegExp;
}

/** The bounds in storage.rules. Throws when the rules no longer say them so. */
export function readConditions(rules: string): PhotoConditions {
  const most = /request\.resource\.size <= (\d+)/.exec(rules)?.[1];
  const types = /request\.resource\.contentType\.matches\('([^']+)'\)/.exec(rules)?.[1];
  if (!most || !types) throw new Error('storage.rules no longer says size and type as expected');
  return { most: Number(most), types: new RegExp(`^(?:${types})$`) };
}

/** Whether an object stands where the rules keep photos. */
export function isPhotoPath(path: string): boolean {
  return /^menus\/[^/]+\/[^/]+$/.test(path);
}

/** The staff claim of an `Authorization: Firebase …` header; the Auth emulator's tokens have no signature to check. */
export function isStaff(authorization: string | undefined): boolean {
  const payload = authorization?.split(' ')[1]?.split('.')[1];
  if (!payload) return false;
  try {
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<
      string,
      unknown
    >;
    return (
      claims.staff === true && Number(claims.exp ?? Number.POSITIVE_INFINITY) * 1000 > Date.now()
    );
  } catch {
    return false;
  }
}
