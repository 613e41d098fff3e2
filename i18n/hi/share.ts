export const share = {
  classroom: 'Google Classroom पर शेयर करें',
  whatsApp: 'WhatsApp पर शेयर करें',
  email: 'ईमेल से भेजें',
  copy: 'यह टेक्स्ट कॉपी करें',
  share: 'शेयर करें',
  copied: 'कॉपी हो गया।',
  notCopied: 'कॉपी नहीं हुआ। टेक्स्ट चुनें और कॉपी करें।',
}
