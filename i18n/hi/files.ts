export const files = {
  choose: 'फ़ाइल चुनें',
  chooseOther: 'दूसरी फ़ाइल चुनें',
  drop: 'या यहाँ छोड़ें',
  preparing: 'चित्र तैयार हो रहा है …',
  uploading: 'अपलोड हो रहा है …',
  heicUnreadable: 'यह ब्राउज़र HEIC फ़ोटो नहीं खोल सकता। फ़ोन से फ़ोटो को JPEG के रूप में साझा करें, फिर उसे चुनें।',
  pictureUnreadable: 'यह ब्राउज़र इस चित्र को नहीं खोल सकता। उसे छोटे आकार में JPEG के रूप में सहेजें, फिर चुनें।',
  cancel: 'रद्द करें',
  again: 'फिर कोशिश करें',
  cancelled: 'अपलोड रद्द हो गया है।',
  sending: (percent: number) => `${percent}% भेजा गया`,
  rest: (minutes: number) => (minutes <= 1 ? 'लगभग एक मिनट बाकी' : `लगभग ${minutes} मिनट बाकी`),
  waiting: 'कनेक्शन टूट गया है। अपलोड जहाँ रुका था, वहीं से अपने आप आगे बढ़ेगा।',
  checking: 'फ़ाइल अपलोड हो गई है। हम उसकी जाँच कर रहे हैं …',
  inQueue: (ahead: number) =>
    ahead <= 1
      ? `फ़ाइल अपलोड हो गई है। पहले ${ahead} दूसरी फ़ाइल की जाँच होगी।`
      : `फ़ाइल अपलोड हो गई है। पहले ${ahead} दूसरी फ़ाइलों की जाँच होगी।`,
  failed: 'फ़ाइल नहीं भेजी जा सकी। फिर कोशिश करें।',
  isIn: (name: string) => `${name} अपलोड हो गई है।`,
  pages: (count: number) => `${count} पेज`,
  slides: (count: number) => (count <= 1 ? `${count} स्लाइड` : `${count} स्लाइडें`),
  cues: (count: number) => `${count} कैप्शन`,
  pixels: (width: number, height: number) => `${width} × ${height} पिक्सल`,
  minutes: (seconds: number) =>
    `${Math.floor(seconds / 60)} मिनट ${String(seconds % 60).padStart(2, '0')} सेकंड`,
  size: (bytes: number) =>
    bytes < 1_000_000 ? `${Math.ceil(bytes / 1_000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`,
  cover: 'पहला पेज',
  kinds: {
    pdf: 'PDF',
    video: 'वीडियो',
    captions: 'कैप्शन',
    picture: 'चित्र',
    slides: 'प्रेज़ेंटेशन',
    document: 'दस्तावेज़',
  },
  /** With the formats, beside the field. */
  types: {
    pdf: 'PDF',
    video: 'वीडियो (MP4)',
    captions: 'कैप्शन (WebVTT या SRT)',
    picture: 'चित्र (PNG, JPEG या WebP)',
    slides: 'PowerPoint (PPTX)',
    document: 'Word (DOCX)',
  },
  notes: {
    videoIndexLast:
      'यह वीडियो धीरे शुरू होता है, क्योंकि इसका इंडेक्स अंत में है। हो सके तो इसे वेब के लिए एक्सपोर्ट करें (“fast start”)।',
    videoSeldomPlays: 'कुछ फ़ोन पर यह वीडियो नहीं चलता। इसे H.264 (AVC) में एक्सपोर्ट करें, ताकि सब देख सकें।',
  },
}
