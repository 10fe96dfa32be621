import { useParams } from 'react-router-dom';
import { stopWords } from '../content/stop-words.ts';
import { ContactLinks } from '../features/content/contact-links.tsx';
import { StopView } from '../features/messages/stop-view.tsx';
import { useDocumentTitle } from '../features/shell/use-document-title.ts';
import { AppBar } from '../ui/layout/app-bar.tsx';
import { Page } from '../ui/layout/page.tsx';

/** Ends reminders without a log-in, opened from a link that every one of them has. */
export default function Stop() {
  const { stopId = '' } = useParams();
  const { ko, en } = stopWords.title;
  useDocumentTitle(`${ko} · ${en}`, '한상');
  return (
    <div lang="ko">
      <Page header={<AppBar title={ko} subtitle={<span lang="en">{en}</span>} />}>
        <StopView stopId={stopId} />
        <ContactLinks language="both" />
      </Page>
    </div>
  );
}
