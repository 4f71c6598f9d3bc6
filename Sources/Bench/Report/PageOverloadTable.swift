/// The table of sign-ins on pages while another pool is overloaded.
struct PageOverloadTable {
    let lines: [PageOverloadTrial.Line]

    var text: String {
        var table = TextTable("forms/s", "answered/s", "refused/s", "other pool p50 ms", "p99 ms", "refused")
        for line in lines {
            let result = line.result
            let other = Sample(latencies: line.other)
            let served = result.offered - result.refused - result.unsent
            table.add(
                line.rate.text(0), (Double(served) / line.seconds).text(0),
                (Double(result.refused) / line.seconds).text(0), other.latency(0.5).text(1),
                other.latency(0.99).text(1), "\(line.otherRefused) of \(line.other.count)")
        }
        return """

            Overload of pages: forms with wrong passwords at the sign-in page of one pool at a fixed rate, and whole
            sign-ins of a user of another pool beside them, from the page to the tokens.

            \(table.text)
            """
    }
}
