import { ActionButton } from '@/components/ui/action-button'
import { loginsText } from '@/i18n/logins'
import { notificationsText } from '@/i18n/notifications'
import type { ReminderDevices } from '@/lib/push/subscriptions'

export function DeviceList({ devices }: Pick<ReminderDevices, 'devices'>) {
  const text = notificationsText()
  if (devices.length === 0) return <p>{text.noDevice}</p>
  return (
    <ul className="rows">
      {devices.map(({ id, browser, createdAt }) => {
        const device = loginsText().device(browser)
        return (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <div>
              <p className="font-semibold">{device}</p>
              <p className="text-muted">{text.since(createdAt)}</p>
            </div>
            <ActionButton
              label={text.remove}
              name={text.removeOne(device)}
              path={`/api/push/subscriptions/${id}/remove`}
              isImmediate
            />
          </li>
        )
      })}
    </ul>
  )
}
