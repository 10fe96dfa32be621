import { Clock, CookingPot, MapPin } from 'lucide-react';
import { facts } from '../../content/start-words.ts';
import styles from './content.module.css';

const icons = { what: CookingPot, sydney: MapPin, gosford: MapPin, when: Clock } as const;

/** What the shop sells, where it delivers and when: four lines, each in both languages. */
export function StartFacts() {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without it Safari doesn't read an unmarked list as one
    <ul role="list" className={styles.facts}>
      {facts.map(({ kind, ko, en }) => {
        const Icon = icons[kind];
        return (
          <li key={kind} className={styles.fact}>
            <Icon aria-hidden="true" />
            <div>
              <p>{ko}</p>
              <p className={styles.english} lang="en">
                {en}
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
