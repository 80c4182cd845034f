import { MachinePane } from './MachinePane';
import { SitePane } from './SitePane';
import { TopBar } from './TopBar';
import { useStore } from './use-store';

export function App() {
  const store = useStore();
  const subject = store.selected();
  return (
    <>
      <TopBar />
      <div className="panes">
        <SitePane />
        {subject ? (
          <MachinePane subject={subject} />
        ) : (
          <main className="empty">
            <p>No machine is running yet. Open the site on the left, or drive a machine by itself.</p>
          </main>
        )}
      </div>
    </>
  );
}
