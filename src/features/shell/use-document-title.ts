import { useEffect } from 'react';

/** Sets the page title, which also names the history entry: "11월 24일 (화) 배송 · 한상". */
export function useDocumentTitle(title: string, shop: string): void {
  useEffect(() => {
    document.title = title && title !== shop ? `${title} · ${shop}` : shop;
  }, [title, shop]);
}
