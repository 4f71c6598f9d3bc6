extension HostedStyle {
    /// The sections of the account's pages.
    static let sections = """
        .section { display: grid; gap: .625rem; grid-template-columns: minmax(0, 1fr); }
        .heading { margin: 0; font-size: 1.0625rem; line-height: 1.35; font-weight: 650; }
        .entries { list-style: none; margin: 0; padding: 0; border: 1px solid var(--line);
          border-radius: var(--radius); }
        .entries li { display: flex; flex-wrap: wrap; gap: .625rem 1rem; align-items: center; padding: .875rem 1rem; }
        .entries li + li { border-top: 1px solid var(--line); }
        .about { flex: 1 1 9rem; min-width: 0; }
        .name { font-weight: 550; }
        .badge { display: inline-block; padding: 0 .5rem; border-radius: 1rem; font-size: .8125rem; font-weight: 550;
          color: var(--good); background: var(--good-tint); }
        .about .detail { font-size: .875rem; }
        .actions { display: flex; flex-wrap: wrap; gap: .5rem; }
        .small { width: auto; padding: .4375rem .75rem; font-size: .9375rem; }
        """
}
