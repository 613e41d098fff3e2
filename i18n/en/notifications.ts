import { site } from '@/base/site'
import { formatDateTime, formatLongDate } from '../dates'

export const notifications = {
  title: 'Notifications',
  lede: 'Choose how we remind you of live sessions that you registered for.',
  channel: {
    label: 'Send reminders',
    options: { email: 'By email', push: 'To my devices' },
    hint: 'Without a device, reminders go by email. Your choice under Emails applies to both.',
    button: 'Save my choice',
    busy: 'Saving',
    failure: 'We could not save your choice. Try again.',
    saved: 'Your choice is saved.',
  },
  devices: 'Devices',
  ends: 'Reminders on a device end with its login, for example when you log out there.',
  noDevice: 'No device shows reminders. Register for a live session to turn them on.',
  since: (day: Date) => `Since ${formatLongDate(day)}`,
  remove: 'Remove',
  removeOne: (device: string) => `Remove ${device}`,
  removed: 'This device no longer shows reminders.',
  offer: {
    heading: 'Reminders on this device',
    text: 'We can remind you here instead of by email, a day and 30 minutes before the start.',
    button: 'Remind me on this device',
    busy: 'Turning on',
    on: 'This device now shows your reminders. You can change this in your profile.',
    denied: 'Your browser does not allow notifications of this site. Allow them, then try again.',
    failure: 'We could not turn on reminders. Try again.',
    refused:
      'This browser could not turn on reminders. Private windows cannot. We remind you by email.',
  },
  message: {
    body: (startsAt: string, isSoon: boolean) =>
      isSoon
        ? `Your session starts on ${formatDateTime(startsAt)}.`
        : `Your session on ${site.name} is on ${formatDateTime(startsAt)}.`,
  },
}
