import type { ReactNode } from 'react';

/** Fields that are stored together. They take nothing while they are: what is typed then would be lost. */
export function StoredFields({
  busy,
  children,
}: {
  busy: boolean | undefined;
  children: ReactNode;
}) {
  return (
    <fieldset role="none" disabled={busy} style={{ display: 'contents' }}>
      {children}
    </fieldset>
  );
}
