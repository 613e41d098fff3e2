import { site } from '@/base/site'
import { formatDateTime } from '../dates'
import { list } from '../en/common/list'

type LiveSessionEmailValues = { firstname: string; title: string; when: string }

type AttendanceInvitationValues = { name: string; session: string; when: string }

const createGreeting = (firstname: string) => `${firstname} அவர்களுக்கு வணக்கம்,`

export const liveSessionEmail = {
  /** Shown to the team in the list of emails. */
  names: {
    liveSessionRegistered: 'நேரலை அமர்வுக்குப் பதிவு செய்தார்',
    liveSessionWaiting: 'காத்திருப்போர் பட்டியலில் உள்ளார்',
    liveSessionMovedUp: 'காத்திருப்போர் பட்டியலிலிருந்து இடம் பெற்றார்',
    liveSessionMoved: 'நேரலை அமர்வின் நேரம் மாறியது',
    liveSessionCancelled: 'நேரலை அமர்வு ரத்தானது',
    liveSessionRestored: 'ரத்தான நேரலை அமர்வு மீண்டும் நடக்கும்',
    liveSessionTomorrow: 'ஒரு நாள் முன் நினைவூட்டல்',
    liveSessionSoon: 'தொடங்கும் முன் நினைவூட்டல்',
    attendanceInvitation: 'பங்கேற்ற பிறகு அழைப்பு',
  },
  labels: {
    session: 'அமர்வு',
    when: 'எப்போது',
    formerly: 'முந்தைய நேரம்',
    minutes: 'கால அளவு',
    language: 'மொழி',
    host: 'நடத்துபவர்',
    entry: 'உங்கள் நாட்காட்டிக்கு',
  },
  when: (moment: string) => formatDateTime(moment),
  invitation: ({ name, session, when }: AttendanceInvitationValues) => ({
    subject: `உங்கள் சான்றிதழ்: ${session}`,
    greeting: createGreeting(name),
    paragraphs: list(
      `நீங்கள் “${session}” அமர்வில் பங்கேற்றீர்கள் (${when}). சான்றிதழைப் பெற, ${site.name} தளத்தில் பதிவு செய்யுங்கள். இது இலவசம்.`,
      'இந்த மின்னஞ்சல் முகவரியைப் பயன்படுத்துங்கள்; பிறகு நாங்கள் அனுப்பும் மின்னஞ்சலில் உள்ள இணைப்பைத் திறக்கவும். உங்களுக்குக் கணக்கு இருந்தால், உள்நுழைந்து இந்த முகவரியை உறுதிப்படுத்துங்கள்.',
    ),
    button: `${site.name} தளத்தில் பதிவு செய்க`,
    notes: list('நீங்கள் பங்கேற்கவில்லை என்றால், இந்த மின்னஞ்சலைப் பொருட்படுத்த வேண்டாம். எதுவும் நடக்காது.'),
  }),
  minutes: (count: number) => `${count} ${count === 1 ? 'நிமிடம்' : 'நிமிடங்கள்'}`,
  emails: {
    liveSessionRegistered: ({ firstname, title, when }: LiveSessionEmailValues) => ({
      subject: `நீங்கள் பதிவு செய்துள்ளீர்கள்: ${title}`,
      greeting: createGreeting(firstname),
      paragraphs: list(
        `உங்கள் பதிவு முடிந்தது. அமர்வின் நேரம்: ${when}. நாட்காட்டிக்கான கோப்பு இந்த மின்னஞ்சலுடன் உள்ளது.`,
        'தொடங்குவதற்கு 15 நிமிடங்களுக்கு முன்பிருந்து, அமர்வின் பக்கத்தில் இணையலாம்.',
      ),
      button: 'அமர்வைத் திறக்கவும்',
      notes: list('வர முடியாவிட்டால், அங்கே உங்கள் பதிவை ரத்து செய்யுங்கள்.'),
      quoted: false,
    }),
    liveSessionWaiting: ({ firstname, title }: LiveSessionEmailValues) => ({
      subject: `நீங்கள் காத்திருப்போர் பட்டியலில் உள்ளீர்கள்: ${title}`,
      greeting: createGreeting(firstname),
      paragraphs: list(
        'இந்த அமர்வில் இடங்கள் நிரம்பிவிட்டன; அதனால் நீங்கள் காத்திருப்போர் பட்டியலில் உள்ளீர்கள். யாராவது விலகினால், பட்டியலில் அடுத்தவருக்கு இடம் கிடைக்கும். அது நீங்கள் என்றால், உடனே மின்னஞ்சல் அனுப்புவோம்.',
      ),
      button: 'அமர்வைத் திறக்கவும்',
      notes: list('வேறு எதுவும் செய்ய வேண்டாம்.'),
      quoted: false,
    }),
    liveSessionMovedUp: ({ firstname, title, when }: LiveSessionEmailValues) => ({
      subject: `உங்களுக்கு இடம் கிடைத்தது: ${title}`,
      greeting: createGreeting(firstname),
      paragraphs: list(
        `நீங்கள் காத்திருப்போர் பட்டியலில் இருந்தீர்கள். இப்போது உங்கள் பதிவு உறுதியானது. அமர்வின் நேரம்: ${when}. நாட்காட்டிக்கான கோப்பு இந்த மின்னஞ்சலுடன் அல்லது கீழே உள்ள இணைப்பில் உள்ளது.`,
      ),
      button: 'அமர்வைத் திறக்கவும்',
      notes: list('வர முடியாவிட்டால், தயவுசெய்து உங்கள் பதிவை ரத்து செய்யுங்கள். மற்றவர்கள் காத்திருக்கிறார்கள்.'),
      quoted: false,
    }),
    liveSessionMoved: ({ firstname, title, when }: LiveSessionEmailValues) => ({
      subject: `புதிய நேரம்: ${title}`,
      greeting: createGreeting(firstname),
      paragraphs: list(
        `உங்கள் அமர்வின் நேரம் மாறியது. புதிய நேரம்: ${when}. நீங்கள் மீண்டும் பதிவு செய்ய வேண்டியதில்லை. புதிய குறிப்பை உங்கள் நாட்காட்டியில் சேருங்கள்; அது பழைய குறிப்புக்குப் பதிலாக வரும்.`,
      ),
      button: 'அமர்வைத் திறக்கவும்',
      notes: list('புதிய நேரம் உங்களுக்கு ஒத்துவராவிட்டால், அங்கே உங்கள் பதிவை ரத்து செய்யுங்கள்.'),
      quoted: false,
    }),
    liveSessionCancelled: ({ firstname, title, when }: LiveSessionEmailValues) => ({
      subject: `ரத்தானது: ${title}`,
      greeting: createGreeting(firstname),
      paragraphs: list(
        `இந்த அமர்வு ரத்து செய்யப்பட்டது (${when}). வருந்துகிறோம். காரணம் கீழே உள்ளது. உங்கள் நாட்காட்டியில் உள்ள குறிப்பை நீக்கலாம்.`,
      ),
      button: 'வரவிருக்கும் அமர்வுகளைப் பாருங்கள்',
      notes: list('நீங்கள் எதுவும் செய்ய வேண்டாம்.'),
      quoted: true,
    }),
    liveSessionRestored: ({ firstname, title, when }: LiveSessionEmailValues) => ({
      subject: `அமர்வு மீண்டும் நடக்கும்: ${title}`,
      greeting: createGreeting(firstname),
      paragraphs: list(
        `நாங்கள் ரத்து செய்த அமர்வு நடக்கும். நேரம்: ${when}. நீங்கள் மீண்டும் பதிவு செய்ய வேண்டியதில்லை.`,
      ),
      button: 'அமர்வைத் திறக்கவும்',
      notes: list('குழப்பத்துக்கு வருந்துகிறோம்.'),
      quoted: false,
    }),
    liveSessionTomorrow: ({ firstname, title, when }: LiveSessionEmailValues) => ({
      subject: `நினைவூட்டல்: ${title}`,
      greeting: createGreeting(firstname),
      paragraphs: list(
        `இந்த அமர்வுக்கு நீங்கள் பதிவு செய்துள்ளீர்கள். நேரம்: ${when}. தொடங்குவதற்கு 15 நிமிடங்களுக்கு முன்பிருந்து, அமர்வின் பக்கத்தில் இணையலாம்.`,
      ),
      button: 'அமர்வைத் திறக்கவும்',
      notes: list('வர முடியாவிட்டால், அங்கே உங்கள் பதிவை ரத்து செய்யுங்கள்.'),
      quoted: false,
    }),
    liveSessionSoon: ({ firstname, title, when }: LiveSessionEmailValues) => ({
      subject: `30 நிமிடங்களில்: ${title}`,
      greeting: createGreeting(firstname),
      paragraphs: list(
        `உங்கள் அமர்வு 30 நிமிடங்களில் தொடங்கும்: ${when}. தொடங்குவதற்கு 15 நிமிடங்களுக்கு முன்பிருந்து, அமர்வின் பக்கத்தில் இணையலாம்.`,
      ),
      button: 'அமர்வைத் திறக்கவும்',
      notes: list('ஒரு கேள்வியுடன் வாருங்கள்.'),
      quoted: false,
    }),
  },
}
