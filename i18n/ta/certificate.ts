import { site } from '@/base/site'
import type { TrainingMode } from '@/base/training-kinds'
import { formatFullDate, formatLongDate } from '../dates'

export const certificate = {
  duration: formatDuration,
  day: formatLongDate,
  sheet: {
    title: (name: string) => `${name}: பங்கேற்புச் சான்றிதழ்`,
    heading: 'பங்கேற்புச் சான்றிதழ்',
    before: 'இச்சான்றிதழ் இவருக்கு வழங்கப்படுகிறது:',
    after: {
      online: 'இந்த நேரலை இணையவழி அமர்வில் பங்கேற்றமைக்காக:',
      'in-person': 'இந்த அமர்வில் நேரில் பங்கேற்றமைக்காக:',
      blended: 'ஒரு பகுதி இணையவழியில் நடந்த இந்த நேரலை அமர்வில் பங்கேற்றமைக்காக:',
    } satisfies Record<TrainingMode, string>,
    held: 'நடந்த நாள்',
    day: formatFullDate,
    length: 'கால அளவு',
    mode: 'முறை',
    modes: {
      online: 'இணையவழி, நேரலை',
      'in-person': 'நேரில்',
      blended: 'ஒரு பகுதி இணையவழி, நேரலை',
    } satisfies Record<TrainingMode, string>,
    check: 'இந்தச் சான்றிதழை அதன் எண்ணைக் கொண்டு யாரும் சரிபார்க்கலாம்:',
    issued: (day: Date) => `வழங்கியது: ${site.name}, ${formatLongDate(day)}`,
    corrected: (day: Date) => `திருத்திய பெயருடன் மீண்டும் வழங்கிய நாள்: ${formatLongDate(day)}`,
    claim:
      'இவர் பங்கேற்றார் என்பதை இது உறுதிப்படுத்துகிறது. இது ஒரு கல்வித் தகுதி அல்ல. எந்தக் கல்வி வாரியமும் இதை அங்கீகரிக்கவில்லை.',
    picture: 'இந்தச் சான்றிதழை யாரும் சரிபார்க்கக்கூடிய பக்கத்தின் QR குறியீடு',
    placeholders: {
      online: 'நேரலையில், இணையவழியில்',
      'in-person': 'நேரில்',
      blended: 'நேரலையில், ஒரு பகுதி இணையவழியில்',
    } satisfies Record<TrainingMode, string>,
    signature: (name: string) => `${name} கையொப்பம்`,
    logo: (partner: string) => `${partner} சின்னம்`,
    partner: (partner: string) => `கூட்டாளர்: ${partner}`,
  },
  check: {
    title: 'சான்றிதழைச் சரிபார்க்கவும்',
    lede: 'ஒவ்வொரு UNS சான்றிதழுக்கும் ஓர் எண் உண்டு. நாங்கள் வழங்கியதா, எந்த ஆசிரியருக்கு வழங்கினோம் என்று அறிய, அதை இங்கே உள்ளிடுங்கள்.',
    number: 'சான்றிதழ் எண்',
    hint: 'எண் சான்றிதழின் அடியில், UNS-7K3Q9ZT4WX போன்று இருக்கும். இடைவெளிகளும் சிறிய எழுத்துகளும் முக்கியமில்லை.',
    button: 'சான்றிதழைச் சரிபார்க்கவும்',
    again: 'வேறு சான்றிதழைச் சரிபார்க்கவும்',
  },
  page: {
    valid: 'இந்தச் சான்றிதழ் செல்லுபடியாகும்',
    corrected: 'இந்தச் சான்றிதழ் திருத்திய பெயருடன் செல்லுபடியாகும்',
    revoked: 'இந்தச் சான்றிதழ் திரும்பப் பெறப்பட்டது',
    facts: {
      name: 'பெற்றவர்',
      session: 'பங்கேற்ற அமர்வு',
      held: 'நடந்த நாள்',
      length: 'கால அளவு',
      issued: 'வழங்கிய நாள்',
      corrected: 'மீண்டும் வழங்கிய நாள்',
      signatory: 'கையொப்பமிட்டவர்',
      partner: 'கூட்டாளர்',
      number: 'எண்',
    },
    lengths: {
      online: (length: string) => `${length}, இணையவழியில், நேரலையில்`,
      'in-person': (length: string) => `${length}, நேரில்`,
      blended: (length: string) => `${length}, நேரலையில், ஒரு பகுதி இணையவழியில்`,
    } satisfies Record<TrainingMode, (length: string) => string>,
    correctedNote:
      'முதலில் வழங்கிய பிறகு பெயரைத் திருத்தினோம். முந்தைய பெயரும் இதே எண்ணும் உள்ள நகல் இதே சான்றிதழ்தான்.',
    compare: 'உங்கள் நகலுடன் ஒப்பிடுங்கள். பெயர், அமர்வு, நாள் அல்லது எண் வேறுபட்டால், அது நாங்கள் வழங்கியது அல்ல.',
    revokedNote: 'இந்தச் சான்றிதழை வழங்கி, பிறகு திரும்பப் பெற்றோம். இந்த எண் உள்ள நகல் செல்லாது.',
    claim: `இவர் ஒரு ${site.name} அமர்வில் பங்கேற்றார் என்பதை இது உறுதிப்படுத்துகிறது. இது ஒரு கல்வித் தகுதி அல்ல. எந்தக் கல்வி வாரியமும் இதை அங்கீகரிக்கவில்லை.`,
    pdf: 'நாங்கள் வழங்கிய சான்றிதழ் (PDF)',
    pictureOf: (name: string) => `${name}: பங்கேற்புச் சான்றிதழ்`,
    none: {
      unknown: {
        title: 'இந்த எண்ணில் சான்றிதழ் எதையும் நாங்கள் வழங்கவில்லை',
        note: 'எண்ணின் வடிவம் சரி; ஆனால் அந்த எண்ணில் சான்றிதழ் எதையும் வழங்கவில்லை. சான்றிதழுடன் மீண்டும் ஒப்பிடுங்கள்.',
      },
      wrongChar: {
        title: 'ஓர் எழுத்து தவறு',
        note: 'கடைசி எழுத்து மற்ற எழுத்துகளைச் சரிபார்க்கிறது; அது பொருந்தவில்லை. ஓர் எழுத்தைத் தவறாகத் தட்டச்சு செய்திருக்கலாம், அல்லது இரண்டை இடம் மாற்றியிருக்கலாம். சான்றிதழுடன் ஒப்பிடுங்கள்.',
      },
      noNumber: {
        title: 'இது UNS சான்றிதழ் எண் அல்ல',
        note: 'சான்றிதழ் எண்ணில் UNS என்பதை அடுத்து 10 எழுத்துகளோ இலக்கங்களோ இருக்கும், UNS-7K3Q9ZT4WX போன்று.',
      },
    },
    tooMany: (seconds: number) => ({
      title: 'சான்றிதழ் சரிபார்ப்புகள் அதிகமாகிவிட்டன',
      note: `${seconds === 1 ? '1 விநாடி' : `${seconds} விநாடிகள்`} காத்திருந்து, இந்தப் பக்கத்தை மீண்டும் ஏற்றுங்கள்.`,
    }),
  },
  badge: {
    description: (session: string, minutes: number) =>
      `“${session}” என்ற, ஆசிரியர்களுக்கான இணையவழி நேரலை அமர்வில் பங்கேற்றார் (${formatDuration(minutes)}).`,
    criteria: `நேரலை அமர்வில் கலந்துகொண்டார். வருகையை ${site.name} பதிவு செய்தது.`,
  },
}

/** `1 மணிநேரம் 30 நிமிடங்கள்`. */
function formatDuration(minutes: number) {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [
    ...(hours > 0 ? [`${hours} மணிநேரம்`] : []),
    ...(rest > 0 ? [`${rest} ${rest === 1 ? 'நிமிடம்' : 'நிமிடங்கள்'}`] : []),
  ].join(' ')
}
