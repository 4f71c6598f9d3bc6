import Directory
import Kernel
import UserPoolsModel

extension AttributeRequest {
    /// The definition in `input`.
    ///
    /// - Throws: `InvalidInput` if the name is missing.
    init(_ input: SchemaAttributeType) throws {
        guard let name = input.name else { throw InvalidInput("An attribute of a schema must have a name.") }
        self.init(
            name, kind: try input.attributeDataType?.storedValue(), mutable: input.mutable,
            required: input.required ?? false,
            developerOnly: input.developerOnlyAttribute ?? false,
            length: input.stringAttributeConstraints.map { .init($0.minLength, greatest: $0.maxLength) },
            range: input.numberAttributeConstraints.map { .init($0.minValue, greatest: $0.maxValue) })
    }
}

extension SchemaAttributeType {
    /// The attribute as the service describes it.
    init(_ definition: AttributeDefinition) {
        self.init(
            attributeDataType: AttributeDataType(definition.kind), developerOnlyAttribute: definition.developerOnly,
            mutable: definition.mutable, name: definition.name,
            numberAttributeConstraints: definition.range.map {
                NumberAttributeConstraintsType(maxValue: $0.greatest, minValue: $0.least)
            },
            required: definition.required,
            stringAttributeConstraints: definition.length.map {
                StringAttributeConstraintsType(maxLength: $0.greatest, minLength: $0.least)
            })
    }
}
