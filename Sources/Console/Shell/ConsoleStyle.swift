import Pages

/// The style of the console's pages.
enum ConsoleStyle {
    // The order matters: of two rules of the same specificity, the later one wins.
    static let style = PageStyle([frame, text, forms, tables, previews, charts].joined(separator: "\n"))

    private static let frame = """
        body { display: flex; flex-direction: column; min-height: 100vh; }
        body > a { position: absolute; inset-inline-start: -99rem; padding: .5rem 1rem; background: var(--card); }
        body > a:focus { inset-inline-start: 1rem; inset-block-start: .5rem; z-index: 1; }
        header { display: flex; flex-wrap: wrap; gap: .5rem 2rem; align-items: center; padding: .6rem 1.5rem;
          background: var(--card); border-bottom: 1px solid var(--line); }
        .brand { margin: 0; line-height: 1.3; }
        .brand a { font-weight: 700; color: var(--ink); text-decoration: none; }
        .brand span { display: block; font-size: .8rem; color: var(--soft); overflow-wrap: anywhere; }
        header ul { display: flex; flex-wrap: wrap; gap: .2rem .4rem; list-style: none; margin: 0; padding: 0; }
        header li a { display: block; padding: .35rem .7rem; border-radius: .4rem; text-decoration: none;
          color: var(--ink); }
        header li a[aria-current] { background: var(--tint); color: var(--mark); font-weight: 600;
          text-decoration: underline; text-underline-offset: .3em; }
        header form { display: flex; gap: .4rem; flex: 1 1 12rem; min-width: 0; max-width: 34rem;
          margin-inline-start: auto; }
        header input { flex: 1; min-width: 0; width: 4rem; }
        main { flex: 1; width: 100%; max-width: 76rem; margin: 0 auto; padding: 1.2rem 1.5rem 3rem;
          overflow-wrap: anywhere; }
        main.alone { max-width: 42rem; padding-top: 3rem; }
        footer { display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; align-items: center; padding: .8rem 1.5rem;
          border-top: 1px solid var(--line); color: var(--soft); font-size: .875rem; }
        footer p { margin: 0; overflow-wrap: anywhere; }
        form.language { display: flex; flex-wrap: wrap; gap: .4rem .6rem; align-items: center;
          padding: 0 1.5rem .8rem; color: var(--soft); font-size: .875rem; }
        dialog { width: min(44rem, calc(100% - 2rem)); max-height: 80vh; margin: 10vh auto auto; padding: 1rem;
          color: var(--ink); background: var(--card); border: 1px solid var(--line); border-radius: .6rem;
          overflow-y: auto; overflow-wrap: anywhere; }
        dialog::backdrop { background: rgb(0 0 0 / .45); }
        dialog input { width: 100%; }
        dialog h2 { margin: .9rem 0 .3rem; font-size: 1rem; }
        .path ol { display: flex; flex-wrap: wrap; list-style: none; margin: 0; padding: 0; font-size: .875rem; }
        .path li::after { content: "›"; padding: 0 .5rem; color: var(--soft); }
        """

    private static let text = """
        h1 { font-size: 1.6rem; line-height: 1.25; margin: .3rem 0 1rem; overflow-wrap: anywhere; }
        h2 { font-size: 1.15rem; margin: 2rem 0 .6rem; }
        a { color: var(--mark); }
        code, pre { font-family: ui-monospace, monospace; font-size: .9em; overflow-wrap: anywhere; }
        code, pre { direction: ltr; unicode-bidi: isolate; }
        [dir=rtl] :is(td, dd, .id, .value, input, textarea) { unicode-bidi: plaintext; }
        [dir=rtl] :is(td, dd, .id, .value) { text-align: right; }
        pre { background: var(--card); border: 1px solid var(--line); border-radius: .4rem; padding: .8rem 1rem;
          white-space: pre-wrap; margin: .4rem 0; }
        pre + button { margin-bottom: 1rem; }
        .soft { color: var(--soft); }
        .alert, .notice { background: var(--card); border: 1px solid var(--line); border-inline-start: .35rem solid
          var(--mark); border-radius: .4rem; padding: .7rem 1rem; overflow-wrap: anywhere; }
        .notice form { margin-inline-start: 1rem; }
        .alert { border-inline-start-color: #c0362c; }
        .tag { display: inline-block; border: 1px solid var(--line); border-radius: 1rem; padding: 0 .6rem;
          font-size: .85rem; white-space: nowrap; }
        dl { display: grid; grid-template-columns: minmax(8rem, 16rem) 1fr; gap: .35rem 1rem; margin: 0; }
        dt { color: var(--soft); overflow-wrap: anywhere; }
        dd { margin: 0; overflow-wrap: anywhere; }
        .cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(15rem, 100%), 1fr)); gap: 1rem;
          list-style: none; margin: 0; padding: 0; }
        .cards > li, fieldset, section.card { background: var(--card); border: 1px solid var(--line);
          border-radius: .6rem; padding: .9rem 1.1rem; }
        .id { display: block; white-space: nowrap; }
        .value { white-space: pre-wrap; }
        section.danger { border-color: #c0362c; margin-top: 2.5rem; }
        details { margin: 1.5rem 0; }
        .number { font-size: 1.7rem; font-weight: 600; display: block; line-height: 1.2; }
        .columns { columns: 16rem; padding: 0; margin: 0; list-style: none; }
        .columns li { break-inside: avoid; padding: .12rem 0; overflow-wrap: anywhere; }
        """

    private static let forms = """
        input, select, textarea, button { font: inherit; color: inherit; padding: .4rem .7rem;
          border: 1px solid var(--soft); border-radius: .4rem; background: var(--card); max-width: 100%; }
        textarea, .field input, .field select { width: 100%; }
        textarea { min-height: 4.5rem; font-family: ui-monospace, monospace; font-size: .9em; resize: vertical; }
        button { cursor: pointer; }
        td button { white-space: nowrap; }
        button.main { background: var(--mark); border-color: var(--mark); color: var(--on-mark); font-weight: 600; }
        button.danger { border-color: #c0362c; border-width: 2px; font-weight: 600; }
        .field { margin: 0 0 .9rem; max-width: 46rem; }
        .field label, legend { display: block; font-weight: 600; margin-bottom: .15rem; overflow-wrap: anywhere; }
        .hint { color: var(--soft); font-size: .875rem; margin: .15rem 0 0; overflow-wrap: anywhere; }
        fieldset { margin: 0 0 1rem; min-width: 0; max-width: 48rem; }
        form.inline { display: inline-block; }
        .actions { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; margin: .8rem 0; }
        .choices label { display: flex; gap: .6rem; align-items: baseline; margin: .5rem 0; }
        .choices input { width: auto; flex: none; }
        .choices span { min-width: 0; overflow-wrap: anywhere; }
        .filter { display: flex; flex-wrap: wrap; gap: .5rem; align-items: end; margin: 0 0 1rem; }
        .filter > div { min-width: 0; max-width: 100%; }
        .filter label { display: block; font-size: .875rem; color: var(--soft); }
        .default { position: absolute; inset-inline-start: -99rem; }
        fieldset.rows { max-width: none; }
        .row { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(11rem, 100%), 1fr)); gap: 0 1rem; }
        mark { background: var(--tint); color: var(--ink); font-weight: 600; }
        section.decision { margin: 0 0 1rem; }
        """

    private static let tables = """
        .scroll { overflow-x: auto; background: var(--card); border: 1px solid var(--line); border-radius: .6rem; }
        dl + .scroll { margin-top: 1rem; }
        table { border-collapse: collapse; width: 100%; }
        th, td { text-align: start; padding: .45rem .9rem; border-bottom: 1px solid var(--line);
          vertical-align: top; overflow-wrap: anywhere; }
        tbody tr:last-child > * { border-bottom: 0; }
        thead th { font-size: .85rem; color: var(--soft); font-weight: 600; overflow-wrap: normal; }
        tbody th { font-weight: 500; }
        @media (min-width: 60rem) { td { min-width: 6rem; } td:has(> input) { min-width: 0; } }
        @media (max-width: 40rem) {
          header, main, footer { padding-inline: 1rem; }
          dl { grid-template-columns: minmax(0, 1fr); gap: 0; }
          dd { margin-bottom: .6rem; }
          header form { max-width: none; }
        }
        @media (forced-colors: active) {
          .alert, .notice, .tag, button { border-color: CanvasText; }
          header li a[aria-current] { outline: 2px solid Highlight; }
        }
        """

    private static let previews = """
        iframe { display: block; width: 100%; border: 1px solid var(--line); border-radius: .4rem; background: #fff; }
        iframe.mail { height: 14rem; margin-top: .8rem; }
        iframe.screen { height: 48rem; max-width: 100%; }
        .preview { max-width: 52rem; }
        .previews { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fill, minmax(min(26rem, 100%), 1fr)); }
        .previews h2, .preview h2 { margin-top: 0; }
        .looks { display: grid; gap: 1.5rem; grid-template-columns: minmax(0, 5fr) minmax(0, 6fr); align-items: start; }
        .looks > * { min-width: 0; }
        .looks details { margin: .4rem 0; }
        .looks summary { cursor: pointer; padding: .2rem 0; }
        .looks details .field { display: grid; grid-template-columns: 10rem minmax(0, 1fr); align-items: center;
          gap: .2rem .8rem; margin-block: .4rem; margin-inline-start: 1rem; }
        .looks details .field label { margin: 0; font-weight: 400; }
        .widths { position: sticky; top: 1rem; }
        .widths h2 { margin-top: 0; }
        .widths label { margin-inline-end: .8rem; }
        .widths iframe { margin-top: .5rem; }
        .nowrap { white-space: nowrap; }
        .widths #width-phone:checked ~ iframe { width: 360px; }
        .widths #width-tablet:checked ~ iframe { width: 600px; }
        @media (max-width: 60rem) { .looks { grid-template-columns: minmax(0, 1fr); } .widths { position: static; } }
        """

    // In forced colours a column keeps its colour and gets an edge. The table below a chart has its numbers.
    private static let charts = """
        :root { --s1: #1f5fbf; --s2: #c0362c; --s3: #8a6a00; --s4: #0f766e; --s5: #7c3aed; --s6: #9d174d; }
        @media (prefers-color-scheme: dark) { :root { --s1: #8ab4f8; --s2: #f2877d; --s3: #e0b64d; --s4: #5ecbbd;
          --s5: #b79cf5; --s6: #f08fb9; } }
        .charts { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fill, minmax(min(30rem, 100%), 1fr)); }
        section.chart { margin-top: 1rem; min-width: 0; }
        .charts section.chart { margin-top: 0; }
        section.chart h2 { margin-top: 0; }
        section.chart details { margin: .4rem 0 0; }
        .chart svg { display: block; width: 100%; height: 9rem; }
        .chart path { fill: var(--s1); }
        .chart path.s2 { fill: var(--s2); }
        .chart path.s3 { fill: var(--s3); }
        .chart path.s4 { fill: var(--s4); }
        .chart path.s5 { fill: var(--s5); }
        .chart path.s6 { fill: var(--s6); }
        .chart path.grid { fill: none; stroke: var(--line); vector-effect: non-scaling-stroke; }
        .axis { direction: ltr; display: flex; justify-content: space-between; margin: 0; font-size: .85rem;
          color: var(--soft); }
        .legend { display: flex; flex-wrap: wrap; gap: .2rem 1.2rem; list-style: none; margin: .4rem 0 0; padding: 0; }
        .key { display: inline-block; width: .8rem; height: .8rem; margin-inline-end: .4rem; background: var(--s1);
          border: 1px solid var(--soft); forced-color-adjust: none; }
        .key.s2 { background: var(--s2); }
        .key.s3 { background: var(--s3); }
        .key.s4 { background: var(--s4); }
        .key.s5 { background: var(--s5); }
        .key.s6 { background: var(--s6); }
        @media (forced-colors: active) { .chart path { stroke: CanvasText; vector-effect: non-scaling-stroke; } }
        """
}
