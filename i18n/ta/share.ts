export const share = {
  classroom: 'Google Classroom-இல் பகிர்க',
  whatsApp: 'WhatsApp-இல் பகிர்க',
  email: 'மின்னஞ்சலில் அனுப்புக',
  copy: 'இந்த உரையை நகலெடுக்கவும்',
  share: 'பகிர்க',
  copied: 'நகலெடுக்கப்பட்டது.',
  notCopied: 'நகலெடுக்க முடியவில்லை. உரையைத் தேர்ந்தெடுத்து நகலெடுங்கள்.',
}
