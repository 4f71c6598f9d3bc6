extension PageTexts {
    /// The field of an attribute: its label, its kind of input, and what browsers fill in.
    func field(_ attribute: AttributeField, with problems: FormProblems) -> ScreenField {
        let name = FieldName.attribute(attribute.name)
        var field = ScreenField(name: name, label: label(ofAttribute: attribute.name), value: attribute.value)
        (field.kind, field.autocomplete) = Self.input(ofAttribute: attribute.name)
        field.isRequired = attribute.isRequired
        field.optional = attribute.isRequired ? nil : signUp.optional
        field.hint = attribute.name == "phone_number" ? names.phoneHint : nil
        field.problem = problem(name, with: problems)
        return field
    }

    private func label(ofAttribute name: String) -> String {
        let labels = [
            "address": attributes.address, "birthdate": attributes.birthdate, "email": attributes.email,
            "family_name": attributes.familyName, "gender": attributes.gender, "given_name": attributes.givenName,
            "locale": attributes.locale, "middle_name": attributes.middleName, "name": attributes.name,
            "nickname": attributes.nickname, "phone_number": attributes.phoneNumber, "picture": attributes.picture,
            "preferred_username": attributes.preferredUsername, "profile": attributes.profile,
            "website": attributes.website, "zoneinfo": attributes.timeZone,
        ]
        return labels[name] ?? ownLabels[name] ?? BidiText.isolated(Self.bareName(ofAttribute: name))
    }

    /// A pool's own attribute without a label is shown without its prefix, as words: `shoe_size` is `Shoe size`.
    private static func bareName(ofAttribute name: String) -> String {
        let prefix = "custom:"
        let bare = name.utf8.starts(with: prefix.utf8) ? String(name.dropFirst(prefix.count)) : name
        let words = String(bare.map { $0 == "_" || $0 == "-" ? " " : $0 })
        return words.prefix(1).uppercased() + words.dropFirst()
    }

    private static func input(ofAttribute name: String) -> (ScreenField.Kind, String) {
        switch name {
        case "email": (.email, "email")
        case "phone_number": (.phone, "tel")
        case "birthdate": (.date, "bday")
        case "given_name": (.text, "given-name")
        case "family_name": (.text, "family-name")
        case "middle_name": (.text, "additional-name")
        case "name": (.text, "name")
        case "nickname": (.text, "nickname")
        case "gender": (.text, "sex")
        case "address": (.text, "street-address")
        case "locale": (.text, "language")
        case "picture": (.url, "photo")
        case "profile": (.url, "off")
        case "website": (.url, "url")
        default: (.text, "off")
        }
    }
}
