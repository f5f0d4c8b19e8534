const STYLE = `
  body { font: 16px/1.5 system-ui, sans-serif; background: #f1f0ec; color: #17171a; display: grid; place-items: center; min-height: 100vh; margin: 0 }
  main { background: #fff; border-radius: 16px; padding: 32px; width: min(360px, calc(100vw - 96px)) }
  h1 { font-size: 22px; margin: 0 0 4px } p { margin: 0 0 20px; color: #55555c }
  label { display: block; font-weight: 600; margin-bottom: 6px }
  input { font: inherit; width: 100%; box-sizing: border-box; padding: 10px 12px; border: 1px solid #8a8a92; border-radius: 8px }
  button { font: inherit; font-weight: 600; margin-top: 16px; width: 100%; padding: 12px; border: 0; border-radius: 8px; background: #17171a; color: #fff }
  a { display: block; text-align: center; margin-top: 16px; color: inherit } [role=alert] { color: #a3171f; margin: 8px 0 0 }`;

interface Page {
  readonly uid: string;
  readonly problem?: string;
}

/** The form of the stand-in. It says what it is: nobody shall take it for Google's. */
export const signInPage = ({ uid, problem }: Page): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Local sign-in, not Google</title>
<style>${STYLE}</style>
<main>
  <h1>Local sign-in</h1>
  <p>This stands in for Google while you develop. Any e-mail address signs in.</p>
  <form method="post" action="/interaction/${encodeURIComponent(uid)}">
    <label for="email">Email</label>
    <input id="email" name="email" type="email" autocomplete="email" required autofocus>
    ${problem ? `<p role="alert">${problem}</p>` : ''}
    <button>Continue</button>
  </form>
  <a href="/interaction/${encodeURIComponent(uid)}/cancel">Cancel</a>
</main>
</html>
`;
