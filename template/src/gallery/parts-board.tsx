import { Actions } from '../wallet-modal/components/layout/actions'
import { Badge } from '../wallet-modal/components/marks/badge'
import { Button } from '../wallet-modal/components/controls/button'
import { DetailList } from '../wallet-modal/components/lists/detail-list'
import { Icon } from '../wallet-modal/components/marks/icon'
import * as modalIcons from '../wallet-modal/components/marks/icon-paths'
import * as viewIcons from '../wallet-modal/components/marks/view-icon-paths'
import { PillButton } from '../wallet-modal/components/controls/pill-button'
import { Segmented } from '../wallet-modal/components/controls/segmented'
import { Skeleton } from '../wallet-modal/components/feedback/skeleton'
import type { ThemeMode } from '../wallet-modal/domain/options'

const icons = [...Object.entries(modalIcons), ...Object.entries(viewIcons)]

const nothing = () => {}

/** The components that views are made of, also those that no view uses yet. */
export function PartsBoard({ theme }: { theme: ThemeMode }) {
  const actions = [
    { id: 'onramp', icon: viewIcons.iconPlus, label: 'Buy', onClick: nothing },
    { id: 'swap', icon: viewIcons.iconSwap, label: 'Swap', onClick: nothing },
    { id: 'receive', icon: viewIcons.iconReceive, label: 'Receive', onClick: nothing },
    { id: 'send', icon: viewIcons.iconSend, label: 'Send', onClick: nothing },
  ]
  return (
    <section className="wm-root board" data-wm-theme={theme} aria-label="Parts">
      <Button>Primary</Button>
      <Button variant="quiet">Quiet</Button>
      <Button variant="line" busy>
        Working
      </Button>
      <Button variant="danger">Danger</Button>
      <Actions items={actions} />
      <DetailList
        items={[
          { label: 'Network', value: 'Base' },
          { label: 'Fee', value: '0.0004 ETH' },
        ]}
      />
      <div className="line">
        <Badge>Recent</Badge>
        <Badge tone="success">Installed</Badge>
        <Badge tone="warning">Slow</Badge>
        <Badge tone="danger">Failed</Badge>
        <Skeleton width="120px" height="20px" />
      </div>
      <Segmented
        label="Theme"
        value="light"
        options={[
          { value: 'light', label: 'Light' },
          { value: 'dark', label: 'Dark' },
        ]}
        onChange={nothing}
      />
      <div className="line">
        <PillButton theme={theme}>Connect wallet</PillButton>
        <PillButton theme={theme} busy>
          Connecting…
        </PillButton>
        <PillButton theme={theme} variant="outline" size="sm">
          0x357f…19aa
        </PillButton>
      </div>
      <div className="line">
        {icons.map(([name, path]) => (
          <Icon key={name} path={path} label={name} />
        ))}
      </div>
    </section>
  )
}
