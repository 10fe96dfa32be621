/** What has put an element with a translation in the place of a text, and what the text said. */
interface StandIn {
  element: Element;
  original: string;
}

/**
 * Lets React go on with a page that the browser or an extension translates. They put an element with the translation in
 * the place of each text; React would then change texts that nobody sees, and fail to remove them. So a text goes back,
 * empty, in front of its translation, which leaves with it or once React changes it. The translator finds what is new.
 */
export function keepTexts(page: Node): void {
  const standIns = new Map<Node, StandIn>();
  const known = new WeakSet<Node>();

  const removeTranslation = (text: Node, standIn = standIns.get(text)) => {
    standIns.delete(text);
    standIn?.element.remove();
    return standIn;
  };

  const showOriginal = (text: Node) => {
    const standIn = removeTranslation(text);
    if (standIn) text.nodeValue ||= standIn.original;
  };

  const onRemoved = (text: Node, record: MutationRecord, records: MutationRecord[]) => {
    if (standIns.has(text)) return showOriginal(text);
    const element = [...record.addedNodes, record.previousSibling, record.nextSibling].find(
      (node): node is Element =>
        node?.nodeName === 'FONT' &&
        !known.has(node) &&
        node.parentNode === record.target &&
        records.some(({ addedNodes }) => [...addedNodes].includes(node)),
    );
    if (!element || !(text instanceof Text)) return;
    // A translator that goes on with the text itself gets a copy.
    if (element.contains(text)) text.replaceWith(text.cloneNode());
    standIns.set(text, { element, original: text.data });
    known.add(element);
    text.data = '';
    element.before(text);
  };

  const observer = new MutationObserver((records) => {
    // What React has changed.
    for (const { target } of records) removeTranslation(target);
    for (const record of records) {
      for (const node of record.removedNodes) onRemoved(node, record, records);
    }
    for (const [text, { element }] of standIns) {
      // The translator has ended, or React has removed what is around them.
      if (!element.isConnected) showOriginal(text);
    }
    // What this has changed itself.
    observer.takeRecords();
  });
  observer.observe(page, { childList: true, characterData: true, subtree: true });
}
