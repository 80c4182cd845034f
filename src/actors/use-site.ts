/** How views find the site and its actors. */
import { useSelector } from '@xstate/react';
import { createContext, useContext } from 'react';
import type { Today } from '../../machines/open-hours/opening';
import type { SiteActor, SiteActorName, SiteChildren } from '../../machines/site/site.machine';

const CurrentSite = createContext<SiteActor | undefined>(undefined);
export const SiteProvider = CurrentSite.Provider;

export function useSite(): SiteActor {
  const site = useContext(CurrentSite);
  if (!site) throw new Error('useSite needs a SiteProvider above it');
  return site;
}

/** Returns one of the site's actors; throws, for the nearest error boundary, if it has failed. */
export function useSiteActor<Name extends SiteActorName>(name: Name): NonNullable<SiteChildren[Name]> {
  const site = useSite();
  const actor = useSelector(site, ({ children }) => children[name]);
  if (actor) return actor;
  throw new Error(`The actor ${name} ${site.getSnapshot().hasTag(name) ? 'has failed' : 'does not run on this page'}`);
}

const UNKNOWN: Today = { day: undefined, here: undefined, opening: undefined };

/** Today by the salon's clock; unknown until the clock starts, and if it has failed, so that views work without it. */
export function useToday(): Today {
  const clock = useSelector(useSite(), ({ children }) => children.openHours);
  return useSelector(clock, snapshot => snapshot?.context ?? UNKNOWN);
}
