import { PRODUCT_NAME } from '@fifteen/contracts';
import { escaped } from '../../platform/mail/templates/layout.ts';

const STYLE = `
  * { box-sizing: border-box } body { margin: 0; background: #faf6ef; color: #17130f; font: 17px/26px 'Instrument Sans','Helvetica Neue',Helvetica,Arial,sans-serif }
  h1, h2 { font-family: 'Bricolage Grotesque','Avenir Next Condensed','Arial Narrow',Arial,sans-serif; font-weight: 800; letter-spacing: -.025em; margin: 0 }
  h1 { font-size: 34px; line-height: 36px } h2 { font-size: 20px; line-height: 26px } p { margin: 0 } a { color: inherit }
  header { background: #17130f; color: #faf6ef; padding: 12px 20px; font-size: 15.5px; text-align: center }
  main { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1.1fr); gap: 56px; max-width: 1040px; margin: 0 auto; padding: 56px 40px }
  .wide { display: block; max-width: 1040px } .what { display: grid; gap: 16px; align-content: start } .muted { color: #6d6459; font-size: 15.5px; line-height: 23px }
  .price { font: 800 56px/56px 'Bricolage Grotesque','Arial Narrow',Arial,sans-serif; letter-spacing: -.035em; font-variant-numeric: tabular-nums }
  .mark { display: grid; grid-template-columns: repeat(5, 7px); gap: 4px } .mark i { width: 7px; height: 7px; border-radius: 50%; background: #17130f } .mark i:nth-child(9) { background: #e2542b }
  section, .card { background: #fff; border: 1px solid #e5ddd0; border-radius: 20px; padding: 28px } form { display: grid; gap: 16px; margin-top: 16px }
  .ways { display: grid; gap: 16px } label { display: grid; gap: 6px; font-weight: 600; font-size: 15.5px }
  input { font: inherit; font-weight: 400; width: 100%; padding: 10px 14px; border: 1px solid #8b8276; border-radius: 14px; background: #fff; color: inherit; font-variant-numeric: tabular-nums }
  .two { display: grid; grid-template-columns: 1fr 1fr; gap: 16px } [role=alert] { background: #fdeae6; border: 1px solid #c33a1c; border-radius: 14px; padding: 12px 16px }
  button { font: 600 17px/22px 'Instrument Sans','Helvetica Neue',Arial,sans-serif; min-height: 52px; padding: 0 28px; border: 1px solid #17130f; border-radius: 26px; background: #17130f; color: #fff; cursor: pointer }
  button.quiet { background: transparent; color: #17130f } button.small { min-height: 34px; font-size: 14px; padding: 0 14px } :focus-visible { outline: 3px solid #2a3cff; outline-offset: 2px }
  dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 16px; margin: 0; font-size: 15.5px; line-height: 23px } dt { font-variant-numeric: tabular-nums } dd { margin: 0; color: #6d6459 }
  table { width: 100%; border-collapse: collapse; font-size: 15.5px } th { text-align: left } td, th { border-top: 1px solid #e5ddd0; padding: 10px 12px 10px 0; vertical-align: top } td form { display: inline; margin: 0 }
  @media (max-width: 760px) { main { grid-template-columns: minmax(0, 1fr); gap: 32px; padding: 32px 20px } h1 { font-size: 28px } .price { font-size: 46px; line-height: 46px } }`;

const MARK = `<div class="mark" aria-hidden="true">${'<i></i>'.repeat(15)}</div>`;

/** A page of the stand-in. It says first what it is: nobody shall take it for a payment. */
export const standInPage = (title: string, main: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)} · ${PRODUCT_NAME}</title>
<style>${STYLE}</style>
</head>
<body>
<header>A test payment on this machine. No card is charged, no money moves.</header>
${main}
</body>
</html>
`;

export const mark = MARK;

