import { ProfileSection } from '@/components/account/profile-section'
import { DeviceList } from '@/components/push/device-list'
import { ReminderChannelForm } from '@/components/push/reminder-channel-form'
import { notificationsText } from '@/i18n/notifications'
import { requireViewer } from '@/lib/auth/viewer'
import { describePage } from '@/lib/page-metadata'
import { getReminderDevices } from '@/lib/push/subscriptions'
import { routes } from '@/lib/routes'

export const generateMetadata = describePage(() => ({ title: notificationsText().title }))

export default async function NotificationsPage() {
  const { id } = await requireViewer(routes.notifications)
  const { channel, devices } = await getReminderDevices(id)
  const { title, lede, devices: heading, ends } = notificationsText()
  return (
    <ProfileSection title={title} lede={lede}>
      <ReminderChannelForm channel={channel} />
      <section aria-labelledby="devices">
        <h2 id="devices" className="mb-3 text-2xl">
          {heading}
        </h2>
        <DeviceList devices={devices} />
        <p className="mt-3 text-muted">{ends}</p>
      </section>
    </ProfileSection>
  )
}
