import { site } from '@/base/site'
import type { TrainingMode } from '@/base/training-kinds'
import { formatFullDate, formatLongDate } from '../dates'

export const certificate = {
  duration: formatDuration,
  day: formatLongDate,
  sheet: {
    title: (name: string) => `${name} का सहभागिता प्रमाणपत्र`,
    heading: 'सहभागिता प्रमाणपत्र',
    before: 'प्रमाणित किया जाता है कि',
    after: {
      online: 'ने इस लाइव ऑनलाइन सत्र में भाग लिया:',
      'in-person': 'ने इस सत्र में स्वयं उपस्थित होकर भाग लिया:',
      blended: 'ने इस लाइव सत्र में भाग लिया, जिसका कुछ हिस्सा ऑनलाइन था:',
    } satisfies Record<TrainingMode, string>,
    held: 'सत्र की तारीख',
    day: formatFullDate,
    length: 'अवधि',
    mode: 'माध्यम',
    modes: {
      online: 'ऑनलाइन, लाइव',
      'in-person': 'आमने-सामने',
      blended: 'कुछ हिस्सा ऑनलाइन, लाइव',
    } satisfies Record<TrainingMode, string>,
    check: 'कोई भी यह प्रमाणपत्र इसके नंबर से यहाँ जाँच सकता है:',
    issued: (day: Date) => `${site.name} ने ${formatLongDate(day)} को जारी किया`,
    corrected: (day: Date) => `सुधारे हुए नाम के साथ ${formatLongDate(day)} को दोबारा जारी`,
    claim:
      'यह भाग लेने की पुष्टि करता है। यह किसी योग्यता का प्रमाण नहीं है। किसी शिक्षा बोर्ड ने इसे मान्यता नहीं दी है।',
    picture: 'QR कोड, उस पेज का जहाँ कोई भी यह प्रमाणपत्र जाँच सकता है',
    placeholders: {
      online: 'लाइव और ऑनलाइन',
      'in-person': 'आमने-सामने',
      blended: 'लाइव और कुछ हिस्सा ऑनलाइन',
    } satisfies Record<TrainingMode, string>,
    signature: (name: string) => `${name} के हस्ताक्षर`,
    logo: (partner: string) => `${partner} का लोगो`,
    partner: (partner: string) => `${partner} की साझेदारी में`,
  },
  check: {
    title: 'प्रमाणपत्र जाँचें',
    lede: 'UNS के हर प्रमाणपत्र का एक नंबर होता है। उसे यहाँ लिखें और देखें कि वह हमने जारी किया है या नहीं, और किस शिक्षक को।',
    number: 'प्रमाणपत्र का नंबर',
    hint: 'नंबर प्रमाणपत्र पर सबसे नीचे है, जैसे UNS-7K3Q9ZT4WX। खाली जगह और छोटे अक्षरों से फ़र्क नहीं पड़ता।',
    button: 'प्रमाणपत्र जाँचें',
    again: 'दूसरा प्रमाणपत्र जाँचें',
  },
  page: {
    valid: 'यह प्रमाणपत्र मान्य है',
    corrected: 'यह प्रमाणपत्र मान्य है, नाम सुधारा गया है',
    revoked: 'यह प्रमाणपत्र निरस्त कर दिया गया है',
    facts: {
      name: 'जिन्हें जारी हुआ',
      session: 'जिस सत्र में भाग लिया',
      held: 'सत्र की तारीख',
      length: 'अवधि',
      issued: 'जारी होने की तारीख',
      corrected: 'दोबारा जारी होने की तारीख',
      signatory: 'हस्ताक्षर करने वाले',
      partner: 'साझेदार',
      number: 'नंबर',
    },
    lengths: {
      online: (length: string) => `${length}, ऑनलाइन और लाइव`,
      'in-person': (length: string) => `${length}, आमने-सामने`,
      blended: (length: string) => `${length}, लाइव और कुछ हिस्सा ऑनलाइन`,
    } satisfies Record<TrainingMode, (length: string) => string>,
    correctedNote:
      'पहली बार जारी करने के बाद हमने नाम सुधारा है। जिस कॉपी पर पहले वाला नाम और यही नंबर है, वह भी यही प्रमाणपत्र है।',
    compare:
      'इसे अपनी कॉपी से मिलाएँ। अगर नाम, सत्र, तारीख या नंबर अलग है, तो आपकी कॉपी वह नहीं है जो हमने जारी की।',
    revokedNote: 'हमने यह प्रमाणपत्र जारी किया था और बाद में निरस्त किया। इस नंबर की कॉपी मान्य नहीं है।',
    claim: `यह पुष्टि करता है कि इन्होंने ${site.name} के सत्र में भाग लिया। यह किसी योग्यता का प्रमाण नहीं है। किसी शिक्षा बोर्ड ने इसे मान्यता नहीं दी है।`,
    pdf: 'प्रमाणपत्र, जैसा हमने जारी किया (PDF)',
    pictureOf: (name: string) => `${name} का सहभागिता प्रमाणपत्र`,
    none: {
      unknown: {
        title: 'हमने इस नंबर का कोई प्रमाणपत्र जारी नहीं किया है',
        note: 'नंबर का रूप सही है, पर हमने इस नंबर का कोई प्रमाणपत्र जारी नहीं किया है। उसे प्रमाणपत्र से फिर मिलाएँ।',
      },
      wrongChar: {
        title: 'एक अक्षर गलत है',
        note: 'आखिरी अक्षर बाकी अक्षरों की जाँच करता है, और वह मेल नहीं खाता। हो सकता है कि एक अक्षर गलत लिखा गया हो या दो अक्षर आपस में बदल गए हों। उन्हें प्रमाणपत्र से मिलाएँ।',
      },
      noNumber: {
        title: 'यह UNS के प्रमाणपत्र का नंबर नहीं है',
        note: 'प्रमाणपत्र के नंबर में UNS और 10 अक्षर या अंक होते हैं, जैसे UNS-7K3Q9ZT4WX।',
      },
    },
    tooMany: (seconds: number) => ({
      title: 'बहुत ज़्यादा प्रमाणपत्र जाँचे गए',
      note: `${seconds} सेकंड रुकें, फिर यह पेज दोबारा लोड करें।`,
    }),
  },
  badge: {
    description: (session: string, minutes: number) =>
      `शिक्षकों के लाइव ऑनलाइन सत्र “${session}” में भाग लिया (अवधि ${formatDuration(minutes)})।`,
    criteria: `लाइव सत्र में भाग लिया। उपस्थिति ${site.name} ने दर्ज की।`,
  },
}

/** `1 घंटा 30 मिनट`. */
function formatDuration(minutes: number) {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return [hours > 0 && `${hours} ${hours === 1 ? 'घंटा' : 'घंटे'}`, rest > 0 && `${rest} मिनट`]
    .filter(Boolean)
    .join(' ')
}
