import { site } from '@/base/site'

export const frame = {
  tagline: '6–12 வகுப்பு ஆசிரியர்களுக்குப் பாடங்கள், பயிலரங்கங்கள், நூல்கள்',
  notice: 'அறிவிப்பு',
  skip: 'முதன்மை உள்ளடக்கத்துக்குச் செல்லவும்',
  languages: 'மொழி',
  navigation: { name: 'முதன்மை', home: 'முகப்பு', about: 'எங்களைப் பற்றி', contact: 'தொடர்பு' },
  trail: { name: 'நீங்கள் இருக்கும் இடம்', home: 'முகப்பு' },
  visitor: { login: 'உள்நுழைக', join: 'இணையுங்கள்' },
  member: { subscribe: 'சந்தா பெறுக' },
  members: {
    name: 'உறுப்பினர்கள்',
    pages: {
      ebook: 'மின்னூல்கள்',
      digitalVideos: 'காணொளிகள்',
      toolkit: 'கருவித்தொகுப்பு',
      series: 'நேரலை அமர்வுகள்',
      onlineTraining: 'பயிலரங்கங்கள்',
      myLearning: 'எனது கற்றல்',
      myDrafts: 'எனது வரைவுகள்',
      offlineTraining: 'வாராந்திரக் கருப்பொருள்கள்',
      networking: 'ஆசிரியர் வலைப்பின்னல்',
      freeWebsites: 'இணையதளம்',
    },
  },
  footer: {
    name: 'அடிக்குறிப்பு',
    series: 'நேரலை அமர்வுகள்',
    privacy: 'தனியுரிமைக் கொள்கை',
    terms: 'விதிமுறைகள்',
    contact: 'தொடர்பு',
    accessibility: 'அனைவருக்கும் அணுகல்',
    social: 'பிற தளங்களில்',
    networks: {
      facebook: 'Facebook',
      instagram: 'Instagram',
      youtube: 'YouTube',
      linkedin: 'LinkedIn',
      whatsapp: 'WhatsApp',
    },
    copyright: `© ${site.copyrightYear} ${site.name}`,
  },
}
