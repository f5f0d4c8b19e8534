import type { GuideCopy } from '../copy/guide-copy.ts';
import { scriptFromRight } from '../../../text/reading.ts';

const FROM_RIGHT = {
  arabic: [
    'عزيزي القارئ،',
    'من هنا تبدأ الرسالة: بمحاذاة الشعار، وبعرض ثلثي الورقة، وأسفل الرأس بمسافة تكفي كي لا يزاحمه شيء. اجعل حجم الخط عشر نقاط أو إحدى عشرة نقطة، واترك بين الأسطر مسافة مريحة.',
    'اترك أسفل الورقة للعناوين. وإن امتدت الرسالة إلى صفحة ثانية، فاطبعها على ورق سادة من النوع نفسه.',
    'مع خالص التحية',
  ],
  hebrew: [
    'קוראים יקרים,',
    'כאן מתחיל המכתב: בקו אחד עם הלוגו, ברוחב שני שלישים מהדף, ונמוך מספיק כדי ששום דבר לא יצטופף ליד הכותרת. שמרו על אותיות בגודל עשר או אחת עשרה נקודות, ותנו לשורות לנשום.',
    'השאירו את תחתית הדף לכתובות. אם המכתב נמשך לעמוד שני, הדפיסו אותו על נייר חלק מאותו סוג.',
    'בברכה',
  ],
} as const;

/** A letter as somebody of this company might begin it: in the language of its name where that is read from the right, else in the guidelines' own. */
export const sampleLetter = (company: string, { letter }: Pick<GuideCopy, 'letter'>): readonly string[] => {
  const script = scriptFromRight(company);
  return script ? FROM_RIGHT[script] : letter;
};
