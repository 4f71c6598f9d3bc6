import Kernel
import Testing
import WireRuntime

@testable import Console

/// Style sheets that are edited by properties, and records of the audit log.
struct AdministrationTests {
    // MARK: - Style sheets

    @Test func `a property is set and removed, and other rules stay`() {
        var sheet = CustomSheet(
            checked: """
                .label-customizable,.banner-customizable{color:red}
                .banner-customizable{color:blue;padding:0 1px}
                @media (prefers-color-scheme:dark){.banner-customizable{color:white}}
                """)
        #expect(sheet.value(of: "color", for: ".banner-customizable") == "blue")
        #expect(sheet.value(of: "color", for: ".label-customizable") == nil)
        sheet.set("color", for: ".banner-customizable", to: nil)
        sheet.set("padding", for: ".banner-customizable", to: nil)
        sheet.set("color", for: ".logo-customizable", to: "#fff")
        #expect(
            sheet.text == """
                .label-customizable,.banner-customizable {
                  color: red;
                }
                @media (prefers-color-scheme: dark) {
                .banner-customizable {
                  color: white;
                }
                }
                .logo-customizable {
                  color: #fff;
                }

                """)
    }

    // UP-UI-41
    @Test func `the groups of properties are those of the guide`() {
        #expect(PropertyGroup.all.count == 17)
        #expect(Set(PropertyGroup.all.map(\.selector)).count == 17)
        #expect(PropertyGroup.all.contains { $0.selector == ".submitButton-customizable:hover" })
    }

    // MARK: - Records

    @Test func `a record tells the caller and the value of a setting`() throws {
        let record = try #require(
            AuditRecord(
                line: #"{"eventTime":"2026-11-27T09:00:00Z","userIdentity":{"type":"Root","arn":"arn:root"},"#
                    + #""requestParameters":{"policies":{"passwordPolicy":{"minimumLength":9}}},"#
                    + #""additionalEventData":{"userPoolId":"us-east-1_Example"}}"#))
        #expect(record.actor == "arn:root")
        #expect(record.value(at: "Policies.PasswordPolicy.MinimumLength") == .integer(9))
        #expect(record.value(at: "Policies.PasswordPolicy.RequireNumbers") == nil)
        #expect(record.subject.map(\.value) == ["us-east-1_Example"])
        #expect(AuditRecord(line: "{") == nil)
    }
}
