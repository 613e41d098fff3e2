import { notificationsText } from '@/i18n/notifications'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { reminderChannelForm } from '@/lib/push/schema'
import { chooseReminderChannel } from '@/lib/push/subscriptions'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    body: reminderChannelForm,
    limits: { viewer: 'SERIES' },
    run: async ({ viewer, input }) => {
      await chooseReminderChannel(viewer, input)
      return { body: { msg: notificationsText().channel.saved } }
    },
  }),
})
