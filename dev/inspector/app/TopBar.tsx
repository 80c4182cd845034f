import { LoadLog } from './LoadLog';
import { Simulate } from './Simulate';
import { StatelyButton } from './StatelyButton';
import { Switch } from './Switch';
import { TimeControls } from './TimeControls';
import { useStore } from './use-store';

/** What concerns all machines at once. */
export function TopBar() {
  const store = useStore();
  const { followsPage, showsTyped } = store.switches();
  return (
    <header className="top">
      <h1>Inspector</h1>
      <TimeControls />
      <Switch
        label="Follow the page"
        hint="Shows the machine that last answered to the page"
        isOn={followsPage}
        onTurn={isOn => store.turn({ followsPage: isOn })}
      />
      <Switch
        label="Show typed text"
        hint="Also in what is copied, saved and passed on"
        isOn={showsTyped}
        onTurn={isOn => store.turn({ showsTyped: isOn })}
      />
      <div className="more">
        <Simulate />
        <LoadLog />
        <StatelyButton />
        <a className="button" href="/__outbox" target="_blank" rel="noreferrer">
          Outbox
        </a>
      </div>
    </header>
  );
}
