/// The style sheet of the hosted pages.
///
/// Its rules are in a cascade layer. Rules outside a layer override it regardless of their selectors, so a brand's
/// classes and variables take effect everywhere. A brand with colours only for light pages has the class `branded`,
/// which turns the dark colours off.
enum HostedStyle {
    static func rules(_ parts: [String]) -> String { "@layer martlet {\n\(parts.joined(separator: "\n"))\n}\n" }

    static let page = """
        :root { color-scheme: light dark; --back: #f4f5f7; --card: #fff; --ink: #17202e; --soft: #566174;
          --line: #dde1e8; --field: #828c9c; --mark: #1b5fc1; --mark-over: #154c9c; --on-mark: #fff; --tint: #eef3fb;
          --bad: #b3261e; --bad-tint: #fdf1f0; --good: #17693b; --good-tint: #eef8f1;
          --shadow: 0 1px 2px rgb(23 32 46 / .05), 0 12px 32px -8px rgb(23 32 46 / .12); --link: var(--mark);
          --radius: .625rem; --font: system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif; }
        @media (prefers-color-scheme: dark) { :root:not(.branded) { --back: #10141b; --card: #181e28; --ink: #e9edf3;
          --soft: #a3aebf; --line: #3d4858; --field: #76839a; --mark: #8db7f9; --mark-over: #aecbfb; --on-mark: #0d2142;
          --tint: #1e2a3d; --bad: #ffb4ab; --bad-tint: #3a1f1f; --good: #8fd6a8; --good-tint: #17301f;
          --shadow: 0 0 0 1px rgb(255 255 255 / .04), 0 16px 40px -8px rgb(0 0 0 / .5); } }
        :root.branded { color-scheme: light; }
        *, ::before, ::after { box-sizing: border-box; }
        html { -webkit-text-size-adjust: 100%; }
        body { margin: 0; min-height: 100vh; min-height: 100dvh; padding: 2rem 1rem; background: var(--back);
          color: var(--ink); display: grid; place-items: center; font: 1rem/1.5 var(--font);
          overflow-wrap: break-word; }
        .card { width: 100%; max-width: 27rem; min-width: 0; background: var(--card);
          border-radius: calc(var(--radius) * 1.8);
          box-shadow: var(--shadow); overflow: hidden; }
        .banner { text-align: center; padding: 2.25rem 2.5rem 0; }
        .banner:not(:has(*)) { padding: 0; }
        .mark { display: inline-grid; place-items: center; width: 3rem; height: 3rem; border-radius: var(--radius);
          background: var(--mark); color: var(--on-mark); font-weight: 700; font-size: 1.5rem; line-height: 1; }
        .banner:has(.mark) { text-align: start; }
        .banner:has(.mark) + .content { padding-top: 1.25rem; }
        .logo { display: inline-block; max-width: 60%; max-height: 4rem; vertical-align: middle; }
        .content { padding: 2.25rem 2.5rem 2.5rem; display: grid; gap: 1.25rem; grid-template-columns: minmax(0, 1fr); }
        .title { margin: 0; font-size: 1.625rem; line-height: 1.25; font-weight: 650; letter-spacing: -.015em;
          text-wrap: balance; }
        .lead { margin: -.75rem 0 0; color: var(--soft); text-wrap: pretty; }
        .alert, .notice { margin: 0; padding: .75rem 1rem; border-radius: .625rem; font-size: .9375rem; }
        .alert { color: var(--bad); background: var(--bad-tint); }
        .notice { color: var(--good); background: var(--good-tint); }
        :focus-visible { outline: 3px solid var(--mark); outline-offset: 2px; }
        a { color: var(--link); text-underline-offset: .2em; text-decoration-thickness: .07em; }
        a:hover { text-decoration-thickness: .12em; }
        p { margin: 0; }
        .foot { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; justify-content: center; align-items: start;
          padding: .75rem 1.5rem; border-top: 1px solid var(--line); font-size: .875rem; color: var(--soft); }
        .foot a, .languages summary { padding: .25rem; border-radius: .25rem; color: var(--soft); }
        .languages summary { cursor: pointer; }
        .languages[open] { flex: 1 0 100%; text-align: center; }
        .languages ul { list-style: none; margin: .25rem 0 .5rem; padding: 0; display: flex; flex-wrap: wrap;
          gap: .25rem .5rem; justify-content: center; }
        .languages a { display: inline-block; padding: .25rem .5rem; color: var(--link); }
        .languages [aria-current] { font-weight: 650; color: var(--ink); text-decoration: none; }
        @media (max-width: 30rem) { body { padding: 0; place-items: start stretch; background: var(--card); }
          .card { max-width: none; border-radius: 0; box-shadow: none; } .banner { padding: 1.75rem 1.5rem 0; }
          .content { padding: 2rem 1.5rem 2.5rem; } }
        """

    static let fields = """
        .form { display: grid; gap: 1.125rem; grid-template-columns: minmax(0, 1fr); }
        .field { display: grid; gap: .375rem; grid-template-columns: minmax(0, 1fr); }
        label { font-size: .9375rem; font-weight: 550; }
        .optional { color: var(--soft); font-weight: 400; }
        .box { position: relative; }
        .input { display: block; width: 100%; height: 3rem; padding: 0 .875rem; font: inherit; color: var(--ink);
          background: var(--card); border: 1px solid var(--field); border-radius: var(--radius);
          transition: border-color .12s, box-shadow .12s; }
        .input:hover { border-color: var(--soft); }
        .input:focus { outline: 2px solid transparent; border-color: var(--mark);
          box-shadow: 0 0 0 1px var(--mark), 0 0 0 4px color-mix(in srgb, var(--mark) 20%, transparent); }
        .input[aria-invalid] { border-color: var(--bad); }
        .input[aria-invalid]:focus { box-shadow: 0 0 0 1px var(--bad), 0 0 0 4px color-mix(in srgb, var(--bad) 20%,
          transparent); }
        .digits { font: 600 1.375rem/1 ui-monospace, "SF Mono", Menlo, "DejaVu Sans Mono", monospace;
          letter-spacing: .22em; font-variant-numeric: tabular-nums; }
        .unseen { position: absolute; width: 1px; height: 1px; padding: 0; border: 0; opacity: 0;
          pointer-events: none; }
        .input:has(+ .reveal) { padding-inline-end: 3rem; }
        .reveal { position: absolute; inset-block: 0; inset-inline-end: 0; width: 3rem; border: 0; padding: 0;
          background: none; color: var(--soft); cursor: pointer; border-radius: var(--radius); }
        .reveal:focus-visible { outline-offset: -4px; }
        .reveal::before { content: ""; position: absolute; inset: 0; margin: auto; width: 1.375rem; height: .875rem;
          border: 2px solid; border-radius: 100% / 110%; }
        .reveal::after { content: ""; position: absolute; inset: 0; margin: auto; width: .5rem; height: .5rem;
          border-radius: 50%; background: currentcolor; }
        .reveal[aria-pressed=false]::after { width: 2px; height: 1.375rem; border-radius: 1px; rotate: 45deg;
          box-shadow: 2px 0 0 var(--card), -2px 0 0 var(--card); }
        .hint, .problem, .rules { font-size: .875rem; line-height: 1.45; }
        .hint, .rules { color: var(--soft); }
        .problem { color: var(--bad); }
        .rules ul { list-style: none; margin: .25rem 0 0; padding: 0; display: grid; gap: .125rem 1rem;
          grid-template-columns: repeat(auto-fit, minmax(min(11rem, 100%), 1fr)); }
        .rules li { position: relative; padding-inline-start: 1.375rem; }
        .rules li::before { content: ""; position: absolute; inset-inline-start: .25rem; top: .5em; width: .375rem;
          height: .375rem; border-radius: 50%; border: 1px solid; }
        .passwordCheck-valid-customizable { color: var(--good); }
        .passwordCheck-notValid-customizable { color: var(--soft); }
        .rules .passwordCheck-valid-customizable::before { width: .375rem; height: .6875rem; top: .22em;
          border: solid; border-width: 0 2px 2px 0; border-radius: 0; rotate: 42deg; }
        """

    static let buttons = """
        .buttons { display: grid; gap: .75rem; grid-template-columns: minmax(0, 1fr); }
        .field + .buttons { margin-top: .375rem; }
        .button { display: flex; align-items: center; justify-content: center; gap: .75rem; width: 100%;
          padding: .7875rem 1rem; font: inherit; font-weight: 600; line-height: 1.3; text-align: center;
          text-decoration: none; border: 1px solid transparent; border-radius: var(--radius); cursor: pointer;
          transition: background-color .12s, border-color .12s; }
        .main { background: var(--mark); color: var(--on-mark); }
        .main:hover { background: var(--mark-over); }
        .plain, .option { background: var(--card); color: var(--ink); border-color: var(--line); }
        .plain:hover, .option:hover { background: var(--tint); border-color: var(--mark); }
        .option { flex-direction: column; gap: .125rem; align-items: start; text-align: start; min-height: 3.75rem;
          padding: .75rem 3rem .75rem 1.125rem; position: relative; padding-inline: 1.125rem 3rem; }
        .option::after { content: ""; position: absolute; inset-inline-end: 1.25rem; top: 50%; width: .5rem;
          height: .5rem; margin-top: -.25rem; border: solid var(--soft); border-width: 2px 2px 0 0; rotate: 45deg; }
        [dir=rtl] .option::after { rotate: -135deg; }
        .detail { font-weight: 400; font-size: .9375rem; color: var(--soft); max-width: 100%; }
        .provider { justify-content: start; text-align: start; gap: .875rem; font-weight: 550;
          padding-block: .5625rem; }
        .provider > :last-child { flex: 1; min-width: 0; }
        .provider + .provider { margin-top: -.5rem; }
        .initial { flex: none; display: grid; place-items: center; width: 1.75rem; height: 1.75rem; border-radius: 50%;
          background: var(--tint); color: var(--mark); font-weight: 700; font-size: .9375rem; }
        .provider-logo { flex: none; width: 1.375rem; height: 1.375rem; margin: .1875rem; }
        .google { background: #fff; color: #1f1f1f; border-color: #747775; }
        .google:hover { background: #f2f4f8; }
        .apple, .apple:hover { background: #000; color: #fff; border-color: #000; }
        .amazon { background: #fcd271; color: #111; border-color: #a88734; }
        .amazon:hover { background: #f7c65b; border-color: #a88734; }
        @media (prefers-color-scheme: dark) {
          :root:not(.branded) .google { background: #131314; color: #e3e3e3; border-color: #8e918f; }
          :root:not(.branded) .apple { background: #fff; color: #000; border-color: #fff; } }
        [aria-busy=true] .button { opacity: .6; cursor: progress; }
        .minor { text-align: center; }
        .text { font: inherit; font-size: .9375rem; padding: .25rem; border: 0; background: none; color: var(--link);
          text-decoration: underline; text-underline-offset: .2em; cursor: pointer; border-radius: .25rem; }
        .text:disabled { color: var(--soft); text-decoration: none; cursor: default; }
        .link { text-align: center; font-size: .9375rem; color: var(--soft); }
        .link + .link, .minor + .link, .minor + .minor { margin-top: -.625rem; }
        .link a { display: inline-block; padding: .125rem .25rem; border-radius: .25rem; }
        """

    static let parts = """
        .divider { display: flex; align-items: center; gap: 1rem; color: var(--soft); font-size: .875rem; }
        .divider::before, .divider::after { content: ""; flex: 1; height: 1px; background: var(--line); }
        .description { color: var(--soft); font-size: .9375rem; margin-bottom: -.625rem; }
        .list { background: var(--tint); border-radius: .75rem; padding: 1rem 1.25rem; }
        .list ul { margin: .375rem 0 0; padding-inline-start: 1.125rem; }
        .legal { color: var(--soft); font-size: .8125rem; text-align: center; margin-top: -.5rem; }
        .paragraph { color: var(--soft); font-size: .9375rem; }
        .fact { font-size: .875rem; color: var(--soft); }
        .fact code { font: .8125rem ui-monospace, monospace; overflow-wrap: anywhere; user-select: all; }
        .fact + .fact { margin-top: -.75rem; }
        .qr { display: block; width: 13rem; height: auto; margin: 0 auto; border-radius: .75rem;
          border: 1px solid var(--line); background: #fff; }
        .key { background: var(--tint); border-radius: .75rem; padding: .875rem 1.125rem; }
        .key p { font-size: .9375rem; color: var(--soft); }
        .key code { display: block; margin-top: .25rem; font: 600 1rem/1.6 ui-monospace, "SF Mono", Menlo,
          "DejaVu Sans Mono", monospace; letter-spacing: .03em; overflow-wrap: anywhere; user-select: all; }
        .key .text { padding-inline: 0; }
        .caps { font-size: .875rem; color: var(--ink); }
        @media (prefers-reduced-motion: reduce) { .input, .button { transition: none; } }
        @media (forced-colors: active) { .button, .card, .mark { border: 1px solid; }
          .reveal::after { background: ButtonText; } }
        """
}
