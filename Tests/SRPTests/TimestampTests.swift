import Kernel
import SRP
import Testing

struct TimestampTests {
    @Test(arguments: [
        ("Tue Mar 3 04:05:06 UTC 2020", 1_583_208_306), ("Tue Mar 03 04:05:06 UTC 2020", 1_583_208_306),
        ("Thu Jan 1 00:00:00 UTC 1970", 0), ("Sat Feb 29 23:59:59 UTC 2020", 1_583_020_799),
        ("Tue Jan 19 03:14:08 UTC 2038", 2_147_483_648), ("Fri Dec 31 23:59:59 UTC 2100", 4_133_980_799),
        ("Mon Feb 29 12:00:00 UTC 2400", 13_574_606_400), ("Fri Dec 31 23:59:59 UTC 9999", 253_402_300_799),
        ("tue mar 3 04:05:06 UTC 2020", 1_583_208_306), ("TUE MAR 3 04:05:06 GMT 2020", 1_583_208_306),
        ("Mon Mar 3 04:05:06 UTC 2020", 1_583_208_306),
    ])
    func `the clients' format is read`(_ text: String, _ seconds: Int64) {
        #expect(SRPTimestamp.parse(text) == Instant(seconds: seconds))
    }

    @Test(arguments: [
        "", "Tue", "Tue Mar 3 04:05:06 UTC", "Tue Mar 3 04:05:06 CET 2020", "Tue Mar 3 04:05:06 utc 2020",
        "Tuesday Mar 3 04:05:06 UTC 2020", "Die Mär 3 04:05:06 UTC 2020", "Tue Mar  3 04:05:06 UTC 2020",
        "Tue Mar 3 04:05:06 UTC 2020 ", " Tue Mar 3 04:05:06 UTC 2020", "Tue Mar 0 04:05:06 UTC 2020",
        "Tue Mar 32 04:05:06 UTC 2020", "Tue Mar 003 04:05:06 UTC 2020", "Wed Feb 30 04:05:06 UTC 2020",
        "Mon Feb 29 04:05:06 UTC 2021", "Mon Feb 29 04:05:06 UTC 2100", "Tue Mar 3 24:00:00 UTC 2020",
        "Tue Mar 3 04:60:06 UTC 2020", "Tue Mar 3 04:05:60 UTC 2020", "Tue Mar 3 4:05:06 UTC 2020",
        "Tue Mar 3 04:05 UTC 2020", "Tue Mar 3 04:05:06:07 UTC 2020", "Tue Mar 3 04:05:06 UTC 20",
        "Tue Mar 3 04:05:06 UTC 20200", "Tue Mar 3 04:05:06 UTC 1969", "Tue Mar 3 04:05:06 UTC -200",
        "Tue Mar +3 04:05:06 UTC 2020", "Tue Mar ３ 04:05:06 UTC 2020", "2020-03-03T04:05:06Z",
        "Tue Mar 3 04:05:06 UTC 2020\u{301}", "Tue Mar 3 04:05:06 UTC 99999999999999999999999999",
    ])
    func `anything else is not`(_ text: String) {
        #expect(SRPTimestamp.parse(text) == nil)
    }

    @Test func `a written day has no leading zero`() {
        #expect(SRPTimestamp.text(Instant(seconds: 1_583_208_306)) == "Tue Mar 3 04:05:06 UTC 2020")
    }

    @Test func `every day of four centuries survives a round trip, with weekdays in sequence`() throws {
        var weekday = ""
        let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
        for day in Int64(0)..<146_097 {
            let instant = Instant(seconds: day * .days(1) + day % .days(1))
            let text = SRPTimestamp.text(instant)
            #expect(SRPTimestamp.parse(text) == instant)
            if let last = weekdays.firstIndex(of: weekday) { #expect(text.hasPrefix(weekdays[last + 1])) }
            weekday = String(text.prefix(3))
        }
    }
}
