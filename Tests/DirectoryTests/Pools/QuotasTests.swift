import Directory
import Testing

struct QuotasTests {
    @Test(arguments: QuotaSet.allCases)
    func `no quota of a set is above the greatest`(_ set: QuotaSet) {
        for quota in [
            \Quotas.pools, \.clientsPerPool, \.groupsPerPool, \.groupsPerUser, \.customAttributesPerPool,
        ] {
            #expect((1...Quotas.maximum[keyPath: quota]).contains(set.quotas[keyPath: quota]))
        }
    }

    @Test func `the sets are today's quotas and those of the guide`() {
        #expect(QuotaSet.today.quotas == Quotas())
        #expect(QuotaSet(rawValue: "guide-2018")?.quotas == .guide2018)
    }
}
